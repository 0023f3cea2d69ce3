// Makes the spoken clips of assets/voice from the phrases of the catalogue: bash .ci/voice/make.sh
// Only what changed is spoken anew: a clip is known by the hash of its text and of the recipe.
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { wordStarts } from "./align.mjs";
import { RATE, levelled, read, trimmed, wav } from "./sound.mjs";

const FOLDER = "assets/voice";
const INDEX = join(FOLDER, "index.json");
/** All that decides how a text sounds; a new recipe makes every clip anew. */
const RECIPE = "pico fr-FR 90, 16 kHz, 24 kbit/s, 1";
/** The longest clip, in milliseconds; a longer one is spoken quicker. */
const LONGEST = 3900;
const SPEEDS = [90, 100, 110, 120];
/** A frame of such an MP3: 108 bytes, 36 ms. */
const FRAME = { bytes: 108, ms: 36 };
/** What encoder and decoder put before the sound, in milliseconds. */
const DELAY = 69;
/** The names that no French voice knows how to say, as they are to be said. */
const SAID_AS = [[/\bKingdom\b/g, "Quinegue domme"], [/\bKnights-challenge\b/g, "Naïtse tchalènndje"]];

const scratch = mkdtempSync(join(tmpdir(), "voice-"));
const file = (name) => join(scratch, name);

/** The name of a clip: FNV-1a of the recipe and the text, 64 bits. tests/voice.rs knows the same. */
function hash(text) {
  const bytes = Buffer.from(`${RECIPE}\n${text}`);
  const sum = bytes.reduce((sum, byte) => BigInt.asUintN(64, (sum ^ BigInt(byte)) * 0x100000001b3n), 0xcbf29ce484222325n);
  return sum.toString(16).padStart(16, "0");
}

/** A text as the synthesiser reads it. */
function plain(text) {
  const marks = text.replaceAll("\u{a0}", " ").replaceAll("’", "'").replaceAll(/[«»“”]\s?|\s?[»”]/g, "");
  const said = SAID_AS.reduce((text, [name, as]) => text.replaceAll(name, as), marks.replaceAll("…", ","));
  return said.replaceAll("&", " et ").trim();
}

/** A text, spoken: samples from -1 to 1. */
function spoken(text, speed) {
  const path = file("spoken.wav");
  execFileSync("pico2wave", ["-l", "fr-FR", "-w", path, `<speed level="${speed}">${text}</speed>`]);
  return trimmed(read(readFileSync(path)));
}

const words = new Map();
/** A word alone: what the sentence is compared with to find where its words begin. */
function wordAlone(word, speed) {
  const known = `${speed} ${word}`;
  if (!words.has(known)) words.set(known, spoken(plain(word), speed));
  return words.get(known);
}

/** The words of a text that are said: what is only a mark is none. */
const saidWords = (text) => text.split(/[\s\u{a0}]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));

function clip(text) {
  let speed, sound;
  for (speed of SPEEDS) {
    sound = spoken(plain(text), speed);
    if ((1000 * sound.length) / RATE + DELAY < LONGEST) break;
  }
  writeFileSync(file("clip.wav"), wav(levelled(sound)));
  // No tag: the first frame is sound already, so that a part of a pack is a whole MP3.
  execFileSync("lame", ["--quiet", "-t", "-m", "m", "--cbr", "-b", "24", "-q", "0", file("clip.wav"), file("clip.mp3")]);
  const bytes = readFileSync(file("clip.mp3"));
  const starts = wordStarts(sound, saidWords(text).map((word) => wordAlone(word, speed)));
  return {
    bytes,
    ms: (bytes.length / FRAME.bytes) * FRAME.ms,
    words: starts.map((start) => Math.round(start) + DELAY),
  };
}

/** The clips that are there, by the hash of their texts. */
function kept() {
  const clips = new Map();
  if (!existsSync(INDEX)) return clips;
  for (const [pack, list] of Object.entries(JSON.parse(readFileSync(INDEX, "utf8")).packs)) {
    const bytes = readFileSync(join(FOLDER, `${pack}.mp3`));
    for (const { hash, at, length, ms, words } of list) {
      clips.set(hash, { bytes: bytes.subarray(at, at + length), ms, words });
    }
  }
  return clips;
}

const listing = execFileSync("cargo", ["run", "--quiet", "--package", "table-ronde", "--example", "phrases"], { maxBuffer: 1 << 26 });
const packs = JSON.parse(listing);
const known = kept();
let [made, size] = [0, 0];
const index = {};
for (const [pack, texts] of Object.entries(packs)) {
  let at = 0;
  const parts = [];
  index[pack] = texts.map((text) => {
    const name = hash(text);
    if (!known.has(name)) {
      known.set(name, clip(text));
      made += 1;
    }
    const { bytes, ms, words } = known.get(name);
    parts.push(bytes);
    at += bytes.length;
    return { text, hash: name, at: at - bytes.length, length: bytes.length, ms, words };
  });
  writeFileSync(join(FOLDER, `${pack}.mp3`), Buffer.concat(parts));
  size += at;
}
for (const old of readdirSync(FOLDER).filter((name) => name.endsWith(".mp3") && !(name.slice(0, -4) in index))) {
  rmSync(join(FOLDER, old));
}
const lines = Object.entries(index).map(
  ([pack, list]) => ` ${JSON.stringify(pack)}: [\n${list.map((clip) => `  ${JSON.stringify(clip)}`).join(",\n")}\n ]`,
);
writeFileSync(INDEX, `{"recipe": ${JSON.stringify(RECIPE)}, "packs": {\n${lines.join(",\n")}\n}}\n`);
rmSync(scratch, { recursive: true });
const count = Object.values(index).flat().length;
console.log(`${count} clips, ${made} of them new, ${Math.round(size / 1000)} kB`);
