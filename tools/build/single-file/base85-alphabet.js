/** Base85 alphabet without characters that would end a string or begin a tag. */
export const SIGNS = Array.from({ length: 87 }, (_, index) => String.fromCharCode(40 + index))
  .filter((sign) => sign !== "<" && sign !== "\\")
  .join("");
