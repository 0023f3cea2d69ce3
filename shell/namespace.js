// @ts-check
// Namespace of this copy's stores: localStorage keys, database, tab lock and broadcast channel. Copies in different folders of one
// host are different sites for their users, but one origin for the browser (docs/decisions/075).

/** Namespace of a copy at the root of its host and of the single-file build. Before decision 075 every copy had it. */
export const UNBOUND = "table-ronde";

const { protocol, pathname } = new URL(".", document.baseURI);
export const NAMESPACE = protocol === "file:" || pathname === "/" ? UNBOUND : `${UNBOUND}@${pathname}`;

// Read by the app (src/shell/namespace.rs).
document.documentElement.dataset.namespace = NAMESPACE;
