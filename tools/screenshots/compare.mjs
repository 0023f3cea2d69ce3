// Visual regression: compares two builds pixel by pixel: compare.mjs OLD_DIST NEW_DIST FOLDER [WORD…]. Takes all pages and states of
// the tests in two sizes. Pictures that differ are saved in FOLDER: old, new and difference. With words, only scenes whose name contains
// one. Exits with 1 if anything differs.
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { launch, tablet } from "../../tests/browser/support/chromium.js";
import buildRules from "../../tests/browser/support/rules-program.js";
import { OTHERS, OTHER_PAGES, PAGES, TABLE, TEACHER, WAITING, dress } from "../../tests/browser/support/scenes.js";
import { serve } from "../../tests/browser/support/server.mjs";

const SIZES = [
  [1080, 810],
  [390, 844],
];
const [before, after, folder, ...words] = process.argv.slice(2);
if (!folder) {
  console.error("Usage: node tools/screenshots/compare.mjs OLD_DIST NEW_DIST FOLDER [WORD…]");
  process.exit(2);
}

/** Fixes the random numbers: dice must not make a difference. */
const fix = (page) =>
  page.addInitScript(() => {
    crypto.getRandomValues = (list) => list.fill(7);
  });

/** Finishes all animations. Endless ones are stopped at their start. */
const stand = (page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    for (const one of document.getAnimations()) {
      if (one.effect.getComputedTiming().endTime < Infinity) one.finish();
      else {
        one.currentTime = 0;
        one.pause();
      }
    }
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50)));
  });

async function picture(context, name, show) {
  const page = await context.newPage();
  try {
    await fix(page);
    await dress(page, "parchment");
    await page.goto("./");
    await show(page);
    await stand(page);
    const isBoard = name in TABLE || name in WAITING || name in OTHERS;
    return await page.screenshot({ fullPage: !isBoard, animations: "disabled" });
  } finally {
    await page.close();
  }
}

/** Returns the number of pixels that differ, and the difference image. */
async function difference(browser, pair) {
  const page = await browser.newPage();
  const [count, url] = await page.evaluate(
    async (pair) => {
      const [one, other] = await Promise.all(
        pair.map(async (data) => createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob())),
      );
      const [width, height] = [Math.max(one.width, other.width), Math.max(one.height, other.height)];
      const canvas = Object.assign(document.createElement("canvas"), { width, height });
      const pen = canvas.getContext("2d");
      pen.drawImage(one, 0, 0);
      pen.globalCompositeOperation = "difference";
      pen.drawImage(other, 0, 0);
      const { data } = pen.getImageData(0, 0, width, height);
      let count = 0;
      for (let at = 0; at < data.length; at += 4) count += data[at] + data[at + 1] + data[at + 2] > 0;
      return [count, canvas.toDataURL()];
    },
    pair.map((bytes) => bytes.toString("base64")),
  );
  await page.close();
  return { count, laid: Buffer.from(url.split(",")[1], "base64") };
}

buildRules();
await mkdir(folder, { recursive: true });
const servers = await Promise.all([before, after].map((folder) => serve({ folder })));
const browser = await launch();
const scenes = Object.entries({ ...PAGES, ...TABLE, ...TEACHER, ...WAITING, ...OTHERS, ...OTHER_PAGES });
const wanted = scenes.filter(([name]) => words.length === 0 || words.some((word) => name.includes(word)));
let same = 0;
let different = 0;
for (const size of SIZES) {
  const contexts = await Promise.all(servers.map(({ address }) => tablet(browser, address, size)));
  for (const [name, show] of wanted) {
    const label = `${name} ${size.join("×")}`;
    const shots = [];
    let failure;
    for (const context of contexts) {
      await picture(context, name, show).then(
        (shot) => shots.push(shot),
        (error) => (failure = error),
      );
    }
    if (failure) {
      different += 1;
      console.log(`${label}: not shown: ${String(failure).split("\n")[0]}`);
      continue;
    }
    const { count, laid } = shots[0].equals(shots[1]) ? { count: 0 } : await difference(browser, shots);
    if (count === 0) {
      same += 1;
      continue;
    }
    different += 1;
    console.log(`${label}: ${count} pixels differ`);
    const file = join(folder, label.replaceAll(" ", "-"));
    await Promise.all([
      writeFile(`${file}-old.png`, shots[0]),
      writeFile(`${file}-new.png`, shots[1]),
      writeFile(`${file}-laid.png`, laid),
    ]);
  }
}
await browser.close();
await Promise.all(servers.map((server) => server.stop()));
console.log(`${same} pictures are the same, ${different} are not.`);
process.exitCode = different > 0 ? 1 : 0;
