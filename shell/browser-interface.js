// @ts-check
/**
 * Returns an interface of `navigator`, or undefined if the browser lacks or refuses it: in a sandboxed frame the getter throws.
 * @template {keyof Navigator} Name
 * @param {Name} name
 * @returns {Navigator[Name] | undefined}
 */
export const browserInterface = (name) => {
  try {
    return navigator[name];
  } catch {
    return undefined;
  }
};
