// @ts-check
/** Returns a list of callbacks: `add` returns a function that removes the callback again, and `call` calls all. */
export const listeners = () => {
  const all = new Set();
  return {
    add: (callback) => {
      all.add(callback);
      return () => all.delete(callback);
    },
    call: (...values) => [...all].forEach((callback) => callback(...values)),
  };
};
