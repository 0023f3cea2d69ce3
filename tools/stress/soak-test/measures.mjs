// What a page takes: memory after the garbage is gone, nodes, listeners, and the work of its thread.

/** Makes the memory of the programs findable; runs in the page before the app. */
function findMemories() {
  window.memories = [];
  for (const name of ["instantiate", "instantiateStreaming"]) {
    const own = WebAssembly[name];
    WebAssembly[name] = async (...about) => {
      const made = await own.apply(WebAssembly, about);
      const memory = Object.values((made.instance ?? made).exports).find((one) => one instanceof WebAssembly.Memory);
      if (memory) window.memories.push(memory);
      return made;
    };
  }
}

/** Opens the eyes on a page that is still empty. */
export async function watch(page) {
  await page.addInitScript(findMemories);
  const client = await page.context().newCDPSession(page);
  // The time of the thread alone: what other programs of the machine take is no part of it.
  await client.send("Performance.enable", { timeDomain: "threadTicks" });
  const metric = async () => {
    const { metrics } = await client.send("Performance.getMetrics");
    return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
  };
  return {
    /** The work of the page's thread so far, in milliseconds. */
    work: async () => 1000 * (await metric()).TaskDuration,
    /** What the page takes now. */
    weigh: async () => {
      for (let times = 0; times < 2; times += 1) await client.send("HeapProfiler.collectGarbage");
      const { JSHeapUsedSize: heap, Nodes: nodes, JSEventListeners: listeners } = await metric();
      const wasm = await page.evaluate(() => window.memories.reduce((sum, { buffer }) => sum + buffer.byteLength, 0));
      return { heap, wasm, nodes, listeners };
    },
  };
}
