// Simultaneous fingers, pen and mouse, through the browser's own input.

/**
 * Returns the pointers of a page. `finger(id)`, `mouse` and `pen` have `down(x, y)`, `move(x, y)` and `up()`; await each call before the
 * next one. The number identifies a finger.
 */
export async function pointersOn(page) {
  const devtools = await page.context().newCDPSession(page);
  /** Last position of each finger, where it lifts. */
  const places = new Map();
  const touch = (type, id) => devtools.send("Input.dispatchTouchEvent", { type, touchPoints: [{ id, ...places.get(id) }] });
  const finger = (id) => ({
    down: (x, y) => touch("touchStart", id, places.set(id, { x, y })),
    move: (x, y) => touch("touchMove", id, places.set(id, { x, y })),
    up: () => touch("touchEnd", id),
    async tap(x, y) {
      await this.down(x, y);
      await this.up();
    },
  });
  const stick = (pointerType) => {
    let at = [0, 0];
    const send = (type, button, buttons, [x, y] = at) => {
      at = [x, y];
      return devtools.send("Input.dispatchMouseEvent", { type, x, y, button, buttons, pointerType, clickCount: type === "mouseMoved" ? 0 : 1 });
    };
    const BUTTONS = { none: 0, left: 1, right: 2 };
    return {
      down: (x, y, button = "left") => send("mousePressed", button, BUTTONS[button], [x, y]),
      move: (x, y, button = "left") => send("mouseMoved", button, BUTTONS[button], [x, y]),
      up: (button = "left") => send("mouseReleased", button, 0),
    };
  };
  return { finger, mouse: stick("mouse"), pen: stick("pen") };
}
