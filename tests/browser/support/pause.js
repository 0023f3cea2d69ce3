// The bar of the pause, in windows of all sizes.

/** Sizes of windows. */
export const WINDOWS = [
  [1080, 810],
  [810, 1080],
  [1024, 768],
  [1920, 1080],
  [390, 844],
];

/** Returns what stands over the board or outside of the window: the bar's parts by their class. */
export const covering = (page) =>
  page.evaluate(() => {
    const style = getComputedStyle(document.querySelector("section.game"));
    const side = (name) => Number.parseFloat(style.getPropertyValue(`--board-${name}`));
    const [left, top] = [side("x"), side("y")];
    const [right, bottom] = [left + side("w"), top + side("h")];
    const parts = document.querySelectorAll(".pause-foot > *, .pause-foot button, .past-steps, .past-bar");
    const wrong = [...parts].filter((part) => {
      const box = part.getBoundingClientRect();
      const over = box.left < right && box.right > left && box.top < bottom && box.bottom > top;
      const outside = box.left < -0.5 || box.top < -0.5 || box.right > innerWidth + 0.5 || box.bottom > innerHeight + 0.5;
      return over || outside;
    });
    return wrong.map((part) => part.className);
  });
