// Accessibility checks with axe.
import AxeBuilder from "@axe-core/playwright";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
/** Rules on colours and sizes, which a theme changes. The other rules check the structure, which all themes share. */
const LOOKS = ["color-contrast", "link-in-text-block", "target-size", "scrollable-region-focusable"];

export const THEMES = ["parchment", "contrast", "whiteboard", "night"];

/**
 * Returns the violations, one line for each element. Themes other than the first are checked by LOOKS alone. The page already has the
 * theme.
 */
async function faultsIn(page, scene, theme) {
  // Finish all transitions, so that axe sees the final colours.
  const isThere = await page.evaluate(() => {
    for (const one of document.getAnimations()) if (one.effect.getComputedTiming().endTime < Infinity) one.finish();
    return "axe" in window;
  });
  // The page has no frames, so the legacy mode is enough: it needs no second page and halves the time. The half megabyte of axe is injected
  // once per page. Passed rules are counted, not described.
  const axe = new AxeBuilder({ page, axeSource: isThere ? ";" : undefined }).setLegacyMode(true).options({ resultTypes: ["violations"] });
  const { violations } = await (theme === THEMES[0] ? axe.withTags(TAGS) : axe.withRules(LOOKS)).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${theme} ${scene}: ${id} ${target.join(" ")} ${any[0]?.message ?? ""}`),
  );
}

/**
 * Returns the violations of a page in each of these themes. A theme is only an attribute of the root; accessibility.spec.js tests which
 * settings set it.
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
