// Input with explicit timestamps, so the tests do not depend on how late a slow page handles an event.

/**
 * Returns the input of a page: `click(x, y, time)` by mouse, `tap(x, y, time)` by finger for 60 ms, and `press(key, time)`. Times are in
 * milliseconds from now; `now()` returns the elapsed time. The next input need not wait for the previous one.
 */
export async function handOn(page) {
  const devtools = await page.context().newCDPSession(page);
  const begun = Date.now();
  const send = (kind, type, time, what) =>
    devtools.send(`Input.dispatch${kind}Event`, { type, timestamp: (begun + time) / 1000, ...what });
  const both = (kind, types, time, what) => Promise.all(types.map((type) => send(kind, type, time, what)));
  return {
    now: () => Date.now() - begun,
    click: (x, y, time) => both("Mouse", ["mousePressed", "mouseReleased"], time, { x, y, button: "left", clickCount: 1 }),
    tap: (x, y, time) =>
      Promise.all([
        send("Touch", "touchStart", time, { touchPoints: [{ x, y }] }),
        send("Touch", "touchEnd", time + 60, { touchPoints: [] }),
      ]),
    press: (key, time) => both("Key", ["rawKeyDown", "keyUp"], time, { key }),
  };
}

/** Makes the page take this many milliseconds for each trusted event of a kind; resolves to a function that returns their number. */
export async function slow(page, kind, time) {
  await page.evaluate(
    ([kind, time]) => {
      window.taken = 0;
      const take = ({ isTrusted }) => {
        if (!isTrusted) return;
        for (const end = performance.now() + time; performance.now() < end; );
        window.taken += 1;
      };
      addEventListener(kind, take, true);
    },
    [kind, time],
  );
  return () => page.evaluate(() => window.taken);
}

/** Returns the centre of an element. */
export async function middle(locator) {
  const { x, y, width, height } = await locator.boundingBox();
  return [x + width / 2, y + height / 2];
}
