// What a device lost: what is there compared with what the page had said.
export const GAME = "table-ronde/game";
/** How young a text may be that is lost, in milliseconds. */
export const LATE = 250;
/** The same where others are at work on the machine, too: how quick a disk is is no matter of a check. What it told is. */
export const LATE_AT_WORK = 4000;

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

/** The state that the disk holds for certain, as it told last of a text; -1 if it told nothing. */
const heldState = (states, stored) => {
  if (!stored) return -1;
  // The page says a text a moment after it was kept.
  const last = states.findLastIndex(({ at }) => at <= stored.at);
  return states[last + 1]?.text === stored.text ? last + 1 : last;
};

/**
 * What is wrong on a device, as « key: what »: the texts `before`, what was said since (by key, with the time), what the disk told
 * last that it has `stored` (by key), the deeds that were done, the moment of the `end`, and the texts found `after` it. Neither what is
 * stored may be missing nor what is older than `late`. A game out of a file that the page was opening may be there, too.
 */
export function faults({ before, said, stored, done, end, after }, late) {
  const wrong = [];
  for (const key of new Set([...Object.keys(before), ...said.keys(), ...Object.keys(after)])) {
    const states = [{ at: 0, text: before[key] ?? null }, ...(said.get(key) ?? [])];
    const held = heldState(states, stored.get(key));
    const first = Math.max(held, states.findLastIndex(({ at }) => at <= end - late));
    const text = after[key] ?? null;
    const found = states.findLastIndex((state) => state.text === text);
    const befores = [read(states[first].text)?.partie, ...done.flatMap(({ partie }) => partie ?? [])];
    if (text !== null && read(text) === undefined) wrong.push(`${key}: unreadable`);
    // What the page never said is newer: kept in the last moment, or at the start.
    else if (found < 0 && text !== null && (key !== GAME || befores.some((partie) => isLater(text, partie)))) continue;
    else if (found < first) {
      const age = found < 0 ? "" : `${end - states[found + 1].at} ms `;
      wrong.push(`${key}: what was kept ${age}before the end is gone${found < held ? ", though the disk had it" : ""}`);
    }
  }
  return wrong;
}
