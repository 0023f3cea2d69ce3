// A hand whose touches have times of their own: a slow page hears of them late, and how late is no matter of tests.

/**
 * A hand on a page: `click(x, y, time)` with a mouse, `tap(x, y, time)` with a finger that stays for 60 milliseconds, and
 * `press(key, time)`, in milliseconds from now on, of which `now()` tells how many are over; none need be waited for before the next.
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

/** From now on the page takes so many milliseconds for each event of a kind that a hand made; resolves to what tells how many it took. */
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

/** The middle of an element. */
export async function middle(locator) {
  const { x, y, width, height } = await locator.boundingBox();
  return [x + width / 2, y + height / 2];
}
