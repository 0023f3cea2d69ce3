// Crash-test verdict: compares the saved data with what the page reported.
export const GAME = "table-ronde/game";
/** Maximum age of a text that may be lost, in milliseconds. */
export const LATE = 250;
/** The same on a busy machine, whose disk may be slow. Texts reported as stored may never be lost. */
export const LATE_AT_WORK = 4000;

const read = (text) => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/** Returns whether a saved game continues another or has just begun: the page was killed before it could report it. */
const isLater = (text, before) => {
  const now = read(text);
  if (!now?.partie) return false;
  if (!before || !isSame(now.partie.start, before.start)) return now.partie.actions.length < 3;
  return before.actions.every((action, index) => now.partie.actions[index] === action);
};

/** Returns the last state that the disk confirmed, or -1. */
const heldState = (states, stored) => {
  if (!stored) return -1;
  // The page reports a text shortly after it was saved.
  const last = states.findLastIndex(({ at }) => at <= stored.at);
  return states[last + 1]?.text === stored.text ? last + 1 : last;
};

/**
 * Returns the faults of a device, each as `key: fault`. `before`: texts at the start. `said`: later texts by key, with their time.
 * `stored`: last text by key that the disk confirmed. `done`: operations. `after`: texts found after the `end`. A text that is stored or
 * older than `late` may not be missing. A game from a file that the page was opening is no fault.
 */
export function faults({ before, said, stored, done, end, after }, late) {
  const wrong = [];
  for (const key of new Set([...Object.keys(before), ...said.keys(), ...Object.keys(after)])) {
    const states = [{ at: 0, text: before[key] ?? null }, ...(said.get(key) ?? [])];
    const held = heldState(states, stored.get(key));
    const first = Math.max(
      held,
      states.findLastIndex(({ at }) => at <= end - late),
    );
    const text = after[key] ?? null;
    const found = states.findLastIndex((state) => state.text === text);
    const befores = [read(states[first].text)?.partie, ...done.flatMap(({ partie }) => partie ?? [])];
    if (text !== null && read(text) === undefined) wrong.push(`${key}: unreadable`);
    // An unreported text is newer: saved in the last moment, or at the start.
    else if (found < 0 && text !== null && (key !== GAME || befores.some((partie) => isLater(text, partie)))) continue;
    else if (found < first) {
      const age = found < 0 ? "" : `${end - states[found + 1].at} ms `;
      wrong.push(`${key}: a text saved ${age}before the kill is missing${found < held ? ", although the disk had confirmed it" : ""}`);
    }
  }
  return wrong;
}
