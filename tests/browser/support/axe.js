// What axe finds on a page.
import AxeBuilder from "@axe-core/playwright";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
/** The rules on what a theme changes: colours and sizes. The others read the structure, which all themes share. */
const LOOKS = ["color-contrast", "link-in-text-block", "target-size", "scrollable-region-focusable"];

export const THEMES = ["parchment", "contrast", "whiteboard", "night"];

/** What axe finds, one line for each element; in other themes than the first, by the rules on looks alone. */
export async function faults(page, scene, theme) {
  // What moves once is brought to its end: colours that fade in are judged as they stay.
  await page.evaluate(() => {
    for (const one of document.getAnimations()) if (one.effect.getComputedTiming().endTime < Infinity) one.finish();
  });
  // The page has no frames: without a second page to gather what they would say, axe takes half the time.
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  const { violations } = await (theme === THEMES[0] ? axe.withTags(TAGS) : axe.withRules(LOOKS)).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${theme} ${scene}: ${id} ${target.join(" ")} ${any[0]?.message ?? ""}`),
  );
}
