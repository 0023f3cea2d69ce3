// Sound effects: which tones an effect has, and when it stays silent.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { playEffect, tonesOf } from "../../shell/sound/effects.js";

const source = readFileSync(new URL("../../src/shell/voice.rs", import.meta.url), "utf8");
const requests = source.slice(source.indexOf("fn request"), source.indexOf("name.to_owned()"));
const NAMES = [...requests.matchAll(/=> "(\w+)"/g)].map(([, name]) => name);

/** Returns a fake audio context, and the start times of its tones. */
function fakeContext() {
  const param = () => ({ setValueAtTime() {}, exponentialRampToValueAtTime() {} });
  const starts = [];
  const context = {
    currentTime: 0,
    createOscillator: () => ({ frequency: param(), connect() {}, start: (at) => starts.push(at), stop() {} }),
    createGain: () => ({ gain: param(), connect() {} }),
  };
  return { context, starts };
}

test("every sound that the app requests has tones of at most 1.4 s, softer than the voice", () => {
  assert.ok(NAMES.length >= 10, "the names were read");
  for (const effect of [...NAMES, "yawn", "snore", "towers 6 6", "towers 9 9"]) {
    const tones = tonesOf(effect);
    assert.ok(tones.length > 0, effect);
    for (const [from, to, at, long, loud] of tones) {
      assert.ok(from > 0 && to > 0 && loud > 0 && loud <= 0.08, effect);
      assert.ok(at + long <= 1.4, effect);
    }
  }
});

test("towers rise by one note a block, the second after the first", () => {
  const notes = tonesOf("towers 4 2");
  assert.equal(notes.length, 6);
  const pitches = notes.map(([pitch]) => pitch);
  assert.deepEqual(
    pitches.slice(0, 4),
    [...pitches.slice(0, 4)].sort((a, b) => a - b),
  );
  assert.equal(new Set(pitches.slice(0, 4)).size, 4);
  assert.deepEqual(pitches.slice(4), pitches.slice(0, 2));
  assert.ok(notes[4][2] > notes[3][2]);
  assert.equal(tonesOf("towers 0 0").length, 0);
});

test("the die knocks when it hits the table", () => {
  const hits = tonesOf("die").map(([, , at]) => at);
  const styles = readFileSync(new URL("../../styles/tokens.css", import.meta.url), "utf8");
  const roll = Number(styles.match(/--time-die: (\d+)ms/)[1]) / 1000;
  assert.ok(
    hits.some((at) => Math.abs(at - 0.62 * roll) < 0.03),
    "the first bounce",
  );
  assert.ok(
    hits.some((at) => Math.abs(at - roll) < 0.05),
    "the second bounce",
  );
});

test("sounds that tell something stay silent while the voice speaks", () => {
  const { context, starts } = fakeContext();
  for (const effect of ["towers 3 3", "coins", "horn", "trot"]) playEffect(context, effect, true);
  assert.deepEqual(starts, []);
  playEffect(context, "die", true);
  assert.ok(starts.length > 0);
});

test("an unknown effect is silent", () => {
  const { context, starts } = fakeContext();
  playEffect(context, "moo", false);
  assert.deepEqual(starts, []);
});
