// @ts-check
// Elements of index.html that every page has.

/** Returns an element by its id. */
export const byId = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** Returns a meta element by its name. */
export const meta = (/** @type {string} */ name) => /** @type {HTMLMetaElement} */ (document.querySelector(`meta[name=${name}]`));
