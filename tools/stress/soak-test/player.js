// Soak-test player: runs in the page, taps at random, and measures the time from some taps to the next frame.

/** Plays until the game is over or `most` taps are made. Resolves to the number of taps and the measured times, in milliseconds. */
export async function playInPage(seed, most) {
  const PATIENCE = 120_000;
  /** Number of unmeasured taps before each measured one. */
  const UNSEEN = 5;
  let state = seed;
  const number = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
  const { port1, port2 } = new MessageChannel();
  const task = () =>
    new Promise((done) => {
      port1.onmessage = done;
      port2.postMessage(0);
    });
  const picture = () => new Promise((done) => requestAnimationFrame(() => task().then(done)));
  const section = () => document.querySelector("section.game");
  const spans = [];
  let [taps, since] = [0, performance.now()];
  while (taps < most && section()?.dataset.turn !== "over") {
    const all = section()?.dataset.busy === "false" ? document.querySelectorAll("[data-tap]") : [];
    if (all.length > 0) {
      since = performance.now();
      all[Math.floor(number() * all.length)].dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
      taps += 1;
      if (taps % (UNSEEN + 1) === 0) {
        await picture();
        spans.push(performance.now() - since);
      } else await task();
    } else if (performance.now() - since > PATIENCE) throw new Error(`no element to tap for ${PATIENCE} ms at ${location.hash}`);
    else await picture();
  }
  // Releases the channel.
  port1.close();
  return { taps, spans };
}
