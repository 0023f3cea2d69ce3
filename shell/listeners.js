// @ts-check
/** Returns a list of callbacks: `add` returns a function that removes the callback again, and `call` calls all. */
export const listeners = () => {
  /** @type {Set<(...values: string[]) => void>} */
  const all = new Set();
  return {
    add: (/** @type {(...values: string[]) => void} */ callback) => {
      all.add(callback);
      return () => all.delete(callback);
    },
    call: (/** @type {string[]} */ ...values) => [...all].forEach((callback) => callback(...values)),
  };
};
