// The name that the stores of this copy share: localStorage keys, the database, the tab lock and the channel between windows. Copies in
// different folders of one host are different sites for their users, but one origin for the browser (docs/decisions/082).

/** The name of a copy at the root of its host, and of the one-file copy. Before 082 every copy had it. */
export const UNBOUND = "table-ronde";

const { protocol, pathname } = new URL(".", document.baseURI);
export const NAMESPACE = protocol === "file:" || pathname === "/" ? UNBOUND : `${UNBOUND}@${pathname}`;

// The programs read it there (src/browser/namespace.rs).
document.documentElement.dataset.namespace = NAMESPACE;
