// Compares findings with the lists of accepted ones.
import assert from "node:assert/strict";

/** Returns whether a list entry covers a finding: « Blob » also covers « Blob.text ». */
const isAbout = (line, what) => what === line || what.startsWith(`${line}.`) || what.startsWith(`${line}: `);

/**
 * Asserts that every finding is in the list and every list entry is still found. `list` has two parts: gaps of the whole floor, and
 * additional ones of the games' floor.
 */
export function compare(found, list) {
  const reasons = { whole: { ...list.whole }, games: { ...list.whole, ...list.games } };
  const missing = [];
  const idle = new Set([...Object.keys(list.whole), ...Object.keys(list.games)]);
  for (const floor of ["whole", "games"]) {
    for (const { what, unknown, where = [] } of found(floor)) {
      const lines = Object.keys(reasons[floor]).filter((line) => isAbout(line, what));
      if (lines.length === 0) missing.push(`${floor}: ${what} (${unknown.join(", ")}) ${where.slice(0, 5).join(" | ")}`.trim());
      // A gap of the whole floor belongs in the `whole` part.
      for (const line of lines) if (floor === "whole" || line in list.games || !(line in list.whole)) idle.delete(line);
    }
  }
  assert.deepEqual(missing, [], "asked for, not known to the floor, and in no list");
  assert.deepEqual([...idle], [], "in a list, and not asked for any more");
}
