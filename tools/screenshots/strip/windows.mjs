// Two windows of one classroom: the pupils' page and the projector. Each picture shows both.
import { tablet } from "../../../tests/browser/support/chromium.js";
import { SETTINGS } from "../../../tests/browser/support/game.js";
import { mockSound } from "../../../tests/browser/support/sound.js";

/** Time in which both windows show the last change, in milliseconds. */
const SETTLES = 400;

/** Opens both windows with these settings, and saved data by key. `shoot` takes a picture of both for a strip. */
export async function openWindows(browser, address, { size, settings = {}, saved = {} }) {
  const context = await tablet(browser, address, size);
  const page = await context.newPage();
  const faults = [];
  page.on("pageerror", (error) => faults.push(error.message));
  await page.addInitScript(mockSound, []);
  await page.goto("./start.js");
  await page.evaluate(
    (texts) => {
      for (const [key, value] of Object.entries(texts)) localStorage.setItem(key, JSON.stringify(value));
    },
    { ...saved, [SETTINGS]: settings },
  );
  let wall;
  /** Opens the projector window. */
  const openWall = async () => {
    wall = await context.newPage();
    await wall.goto("./#/tableau");
    await wall.locator("main").first().waitFor();
    await page.bringToFront();
    return wall;
  };
  const frames = [];
  const picture = (of) => of.screenshot({ type: "jpeg", quality: 70 });
  const shoot = async (text, note) => {
    await page.waitForTimeout(SETTLES);
    const frame = { text, note, picture: await picture(page) };
    if (wall) frame.beside = await picture(wall);
    await page.bringToFront();
    frames.push(frame);
    return frame;
  };
  return { context, page, openWall, shoot, frames, faults, close: () => context.close() };
}
