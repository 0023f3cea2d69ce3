// What a device lost: what is there compared with what the page had said.
export const GAME = "table-ronde/game";
/** How young a text may be that is lost, in milliseconds. */
export const LATE = 250;

const read = (text) => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/** Whether a kept game goes on from another, or has just begun: the page was killed before it could say so. */
const isLater = (text, before) => {
  const now = read(text);
  if (!now?.partie) return false;
  if (!before || !isSame(now.partie.start, before.start)) return now.partie.actions.length < 3;
  return before.actions.every((action, index) => now.partie.actions[index] === action);
};

/**
 * What is wrong on a device, as « key: what »: the texts `before`, what was said since (by key, with the time), the deeds that were
 * done, the moment of the `end`, and the texts found `after` it. A game out of a file that the page was opening may be there, too.
 */
export function faults({ before, said, done, end, after }) {
  const wrong = [];
  for (const key of new Set([...Object.keys(before), ...said.keys(), ...Object.keys(after)])) {
    const states = [{ at: 0, text: before[key] ?? null }, ...(said.get(key) ?? [])];
    const first = states.findLastIndex(({ at }) => at <= end - LATE);
    const text = after[key] ?? null;
    const found = states.findLastIndex((state) => state.text === text);
    const befores = [read(states[first].text)?.partie, ...done.flatMap(({ partie }) => partie ?? [])];
    if (text !== null && read(text) === undefined) wrong.push(`${key}: unreadable`);
    // What the page never said is newer: kept in the last moment, or at the start.
    else if (found < 0 && text !== null && (key !== GAME || befores.some((partie) => isLater(text, partie)))) continue;
    else if (found < first) wrong.push(`${key}: what was kept ${found < 0 ? "" : `${end - states[found + 1].at} ms `}before the end is gone`);
  }
  return wrong;
}
