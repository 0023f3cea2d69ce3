/** The 85 signs in which bytes are written: none of them ends a string or begins a tag. */
export const SIGNS = Array.from({ length: 87 }, (_, index) => String.fromCharCode(40 + index))
  .filter((sign) => sign !== "<" && sign !== "\\")
  .join("");
