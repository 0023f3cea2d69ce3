// Visual comparison of a page in two browsers: positions of its parts, and colours in coarse blocks.
import { unlikeness } from "./pictures.js";

/** Finishes all animations and waits for fonts and images. */
export const stand = (page) =>
  page.ask(async () => {
    const style = document.createElement("style");
    style.textContent = "*,*::before,*::after{animation-duration:0s!important;animation-delay:0s!important;transition:none!important;caret-color:transparent!important}";
    document.head.append(style);
    await document.fonts.ready;
    for (let frames = 0; frames < 3; frames += 1) await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  });

/** Returns the visible buttons, titles and images with their positions. */
export const parts = (page) =>
  page.ask(() =>
    [...document.querySelectorAll("button, a, h1, h2, h3, p, label, svg, img")]
      .filter((one) => one.getClientRects().length > 0 && getComputedStyle(one).visibility === "visible" && !one.closest(".visually-hidden"))
      .filter((one) => !one.parentNode.closest("svg"))
      .map((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        // The gate's question is random.
        const text = one.matches(".gate-question") ? "" : one.textContent.trim().replace(/\s+/g, " ").slice(0, 30);
        // A hint starts to pulse after a while.
        const kinds = (one.getAttribute("class") || "").replace(/\s*\bpulses\b/, "").trim();
        const name = `${one.localName}.${kinds} ${text}`;
        return { name, box: [left, top, left + width, top + height] };
      }),
  );

/** Returns the parts at other positions, as lines; `off` is the tolerance in pixels. */
export function apart(mine, others, off) {
  const names = (all) => all.map(({ name }) => name);
  const [one, other] = [names(mine), names(others)];
  const odd = [...one.filter((name) => !other.includes(name)).map((name) => `too much: ${name}`), ...other.filter((name) => !one.includes(name)).map((name) => `missing: ${name}`)];
  if (odd.length > 0) return odd;
  return mine.flatMap(({ name, box }, index) => {
    const wanted = others[index].box;
    const isNear = box.every((edge, side) => Math.abs(edge - wanted[side]) <= off);
    return isNear ? [] : [`${name}: ${box.map(Math.round)} instead of ${wanted.map(Math.round)}`];
  });
}

/**
 * Returns the red, green and blue channels of a PNG in blocks of `block` pixels, as three grey pictures. `page` decodes it: any page of
 * today's browser.
 */
async function blocks(page, png, block) {
  const { width, height, points } = await page.ask(
    async (data, block) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = document.createElement("canvas");
      const [width, height] = [image.width, image.height].map((side) => Math.floor(side / block));
      Object.assign(canvas, { width, height });
      const context = canvas.getContext("2d");
      context.imageSmoothingQuality = "high";
      context.drawImage(image, 0, 0, width * block, height * block, 0, 0, width, height);
      return { width, height, points: [...context.getImageData(0, 0, width, height).data] };
    },
    png.toString("base64"),
    block,
  );
  return [0, 1, 2].map((colour) => ({ width, height, points: points.filter((_, index) => index % 4 === colour) }));
}

/** Returns the largest difference between two pictures, out of 255. */
export async function difference(page, one, other) {
  const [mine, others] = [await blocks(page, one, 3), await blocks(page, other, 3)];
  return Math.max(...mine.map((grey, colour) => unlikeness(grey, others[colour])));
}
