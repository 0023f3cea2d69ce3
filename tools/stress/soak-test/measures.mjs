// Soak-test measurements: memory after garbage collection, nodes, listeners and CPU time of the page.

/** Records the Wasm memories. Runs in the page before the app. */
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

/** Starts measuring a page that is still empty. */
export async function watch(page) {
  await page.addInitScript(findMemories);
  const client = await page.context().newCDPSession(page);
  // CPU time of the thread, independent of other load on the machine.
  await client.send("Performance.enable", { timeDomain: "threadTicks" });
  const metric = async () => {
    const { metrics } = await client.send("Performance.getMetrics");
    return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
  };
  return {
    /** Returns the CPU time of the page's thread so far, in milliseconds. */
    work: async () => 1000 * (await metric()).TaskDuration,
    /** Returns the present memory, nodes and listeners. */
    weigh: async () => {
      for (let times = 0; times < 2; times += 1) await client.send("HeapProfiler.collectGarbage");
      const { JSHeapUsedSize: heap, Nodes: nodes, JSEventListeners: listeners } = await metric();
      const wasm = await page.evaluate(() => window.memories.reduce((sum, { buffer }) => sum + buffer.byteLength, 0));
      return { heap, wasm, nodes, listeners };
    },
  };
}
