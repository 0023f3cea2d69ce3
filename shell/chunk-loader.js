// @ts-check
// Chunk loader: replaces `fetch` and `WebAssembly.instantiateStreaming` in the loader that wasm-split generates (inserted by the
// build). It retries failed downloads and works without streaming. It loads nothing if one file holds all chunks.

/** Base of the URLs in the generated loader. Only their file names are used. */
export const chunkBase = document.baseURI;

/** Loads and compiles the Wasm file of a chunk. */
export const fetchChunk = (url) => window.tableRonde.chunks.load(url.pathname.split("/").pop());

/** Instantiates a chunk with the imports of the running program. */
export const instantiateChunk = async (compiled, imports) => {
  const module = await compiled;
  return module && WebAssembly.instantiate(module, imports);
};
