// @ts-check
// Chunk loader: replaces `fetch` and `WebAssembly.instantiateStreaming` in the loader that wasm-split generates (inserted by the
// build). It retries failed downloads and works without streaming. It loads nothing if one file holds all chunks.

/** Base of the URLs in the generated loader. Only their file names are used. */
export const chunkBase = document.baseURI;

/** Loads and compiles the Wasm file of a chunk. */
export const fetchChunk = (/** @type {URL} */ url) => window.tableRonde.chunks.load(url.pathname.replace(/.*\//, ""));

/**
 * Instantiates a chunk with the imports of the running program.
 * @param {Promise<WebAssembly.Module | undefined>} compiled
 * @param {WebAssembly.Imports} imports
 */
export const instantiateChunk = async (compiled, imports) => {
  const module = await compiled;
  return module && WebAssembly.instantiate(module, imports);
};
