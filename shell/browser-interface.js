/** An interface of `navigator` that a browser may lack, or refuse: in a sandboxed frame the getter itself throws. */
export const browserInterface = (name) => {
  try {
    return navigator[name];
  } catch {
    return undefined;
  }
};
