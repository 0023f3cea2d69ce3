// @ts-check
// Bridge: the functions of these scripts that the app calls, grouped by concern (src/shell, shell/README.md). They are properties of
// one object of the window, because lazily loaded scripts and the chunk loader use some of them too.
export const bridge = (window.tableRonde = /** @type {Bridge} */ ({}));
