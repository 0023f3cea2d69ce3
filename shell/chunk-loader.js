// Stands in for `fetch` and `WebAssembly.instantiateStreaming` in the loader that wasm-split writes (the build puts it there): a file
// that fails is loaded again, and browsers without streaming get it, too. Where one file holds all chunks there is nothing to load.

/** Base of the addresses in the generated loader; only the names behind it count. */
export const chunkBase = document.baseURI;

/** Loads and compiles the Wasm file of a chunk. */
export const fetchChunk = (url) => window.tableRondeLoadChunk(url.pathname.split("/").pop());

/** Links a chunk to the running program. */
export const instantiateChunk = async (compiled, imports) => {
  const module = await compiled;
  return module && WebAssembly.instantiate(module, imports);
};
