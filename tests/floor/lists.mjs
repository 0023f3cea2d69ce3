// Findings beside the lists that forgive them.
import assert from "node:assert/strict";

/** Whether a line of a list is about a finding: « Blob » is about « Blob.text » too. */
const isAbout = (line, what) => what === line || what.startsWith(`${line}.`) || what.startsWith(`${line}: `);

/**
 * Every finding stands in the list with its reason, and every line of the list is about a finding. `list` has two parts: what the
 * whole floor does not know, and what the games' floor lacks besides.
 */
export function compare(found, list) {
  const reasons = { whole: { ...list.whole }, games: { ...list.whole, ...list.games } };
  const missing = [];
  const idle = new Set([...Object.keys(list.whole), ...Object.keys(list.games)]);
  for (const floor of ["whole", "games"]) {
    for (const { what, unknown, where = [] } of found(floor)) {
      const lines = Object.keys(reasons[floor]).filter((line) => isAbout(line, what));
      if (lines.length === 0) missing.push(`${floor}: ${what} (${unknown.join(", ")}) ${where.slice(0, 5).join(" | ")}`.trim());
      // What the whole floor lacks stands in the part of the whole floor.
      for (const line of lines) if (floor === "whole" || line in list.games || !(line in list.whole)) idle.delete(line);
    }
  }
  assert.deepEqual(missing, [], "asked for, not known to the floor, and in no list");
  assert.deepEqual([...idle], [], "in a list, and not asked for any more");
}
