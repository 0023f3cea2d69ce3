// What axe finds on a page.
import AxeBuilder from "@axe-core/playwright";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
/** The rules on what a theme changes: colours and sizes. The others read the structure, which all themes share. */
const LOOKS = ["color-contrast", "link-in-text-block", "target-size", "scrollable-region-focusable"];

export const THEMES = ["parchment", "contrast", "whiteboard", "night"];

/**
 * What axe finds, one line for each element; in other themes than the first, by the rules on looks alone. The page wears the theme
 * already.
 */
async function faultsIn(page, scene, theme) {
  // What moves once is brought to its end: colours that fade in are judged as they stay.
  const isThere = await page.evaluate(() => {
    for (const one of document.getAnimations()) if (one.effect.getComputedTiming().endTime < Infinity) one.finish();
    return "axe" in window;
  });
  // The page has no frames: without a second page to gather what they would say, axe takes half the time. Half a megabyte of
  // script is not read again where it is.
  // What is right is counted, not described.
  const axe = new AxeBuilder({ page, axeSource: isThere ? ";" : undefined }).setLegacyMode(true).options({ resultTypes: ["violations"] });
  const { violations } = await (theme === THEMES[0] ? axe.withTags(TAGS) : axe.withRules(LOOKS)).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${theme} ${scene}: ${id} ${target.join(" ")} ${any[0]?.message ?? ""}`),
  );
}

/**
 * What axe finds on a page in these themes, one after the other. A theme is an attribute of the root and nothing else: which
 * settings bring it there is a test of its own (accessibility.spec.js).
 */
export async function faults(page, scene, themes = THEMES) {
  const root = page.locator("html");
  const wear = (theme) => root.evaluate((root, theme) => root.setAttribute("data-theme", theme), theme);
  const own = await root.getAttribute("data-theme");
  const found = [];
  for (const theme of themes) {
    await wear(theme);
    found.push(...(await faultsIn(page, scene, theme)));
  }
  await wear(own);
  return found;
}
