// Prompts of the turn banner and the voice, compared with the visible and tappable controls.

/**
 * Returns the faults of the current prompts; runs in the page while a child is to move. Each button that a sentence names must be whole
 * in the window and uncovered. A sentence that offers to stop needs a button for it.
 */
export function asked() {
  const game = document.querySelector("section.game");
  if (!game || game.dataset.turn === "over" || game.dataset.busy === "true") return [];
  const words = (text) => text.replace(/\u00a0/g, " ").trim().toLowerCase();
  const shown = [...document.querySelectorAll(".turn-banner [data-said], .reason [data-said], .remark [data-said], .fight [data-said]")].map((one) => one.dataset.said);
  const spoken = [...document.querySelectorAll("main > [role=status]")].map((one) => one.textContent);
  const faults = [];
  const isUncovered = (button) => {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    if (left < 0 || top < 0 || right > innerWidth + 1 || bottom > innerHeight + 1 || right - left < 44 || bottom - top < 44) return false;
    const inset = 0.2;
    return [[0.5, 0.5], [inset, 0.5], [1 - inset, 0.5], [0.5, inset], [0.5, 1 - inset]].every(([x, y]) => {
      const met = document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y);
      return met && (button.contains(met) || met.contains(button));
    });
  };
  const buttons = [...document.querySelectorAll("button[data-tap]:not(:disabled)")];
  for (const sentence of new Set([...shown, ...spoken].map(words))) {
    for (const [, name] of sentence.matchAll(/« ([^»]+) »/g)) {
      const named = buttons.filter((button) => words(button.textContent) === name);
      if (named.length === 0) faults.push(`« ${sentence} »: no button is called so`);
      else if (!named.some(isUncovered)) faults.push(`« ${sentence} »: its button is covered, small or outside the window`);
    }
    const stops = buttons.some((button) => isUncovered(button) && /^(stop|j’ai fini|je reste)$/.test(words(button.textContent)));
    if (/ou arrête-toi|ou reste !/.test(sentence) && !stops) faults.push(`« ${sentence} »: nothing stops`);
  }
  // Every named button must be tappable; cells of a zoomed board are no buttons.
  for (const button of buttons) if (!isUncovered(button)) faults.push(`${button.dataset.tap}: the button is covered, small or outside the window`);
  return faults.map((fault) => `${game.dataset.position}: ${fault}`);
}
