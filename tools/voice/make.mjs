// Makes the spoken clips of assets/voice from the phrases of the catalogue: bash tools/voice/make.sh PYTHON
// Only what changed is spoken anew: a clip is known by the hash of its text and of the recipe, and by the sum of its take.
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const FOLDER = "assets/voice";
const INDEX = join(FOLDER, "index.json");
/** All that decides how a text sounds, but for its take; a new recipe makes every clip anew. */
const RECIPE = "kokoro-82M ff_siwis, 16 kHz, 24 kbit/s, 3";
/** A frame of such an MP3: 108 bytes, 36 ms. */
const FRAME = { bytes: 108, ms: 36 };
/** Delay that encoder and decoder add before the sound, in milliseconds. */
const DELAY = 69;

const scratch = mkdtempSync(join(tmpdir(), "voice-"));
const file = (name) => join(scratch, name);

/** The name of a clip: FNV-1a of the recipe and the text, 64 bits. tests/voice.rs knows the same. */
function hash(text) {
  const bytes = Buffer.from(`${RECIPE}\n${text}`);
  const sum = bytes.reduce((sum, byte) => BigInt.asUintN(64, (sum ^ BigInt(byte)) * 0x100000001b3n), 0xcbf29ce484222325n);
  return sum.toString(16).padStart(16, "0");
}

/** The clip of a text that was spoken. */
function clip({ file: spoken, take, words }) {
  const bytes = readFileSync(file(spoken));
  const ms = (bytes.length / FRAME.bytes) * FRAME.ms;
  return { bytes, ms, take, words: words.map((start) => start + DELAY) };
}

/** The clips that are there, by the hash of their texts. */
function kept() {
  const clips = new Map();
  if (!existsSync(INDEX)) return clips;
  for (const [pack, list] of Object.entries(JSON.parse(readFileSync(INDEX, "utf8")).packs)) {
    const bytes = readFileSync(join(FOLDER, `${pack}.mp3`));
    for (const { hash, at, length, ms, words, take } of list) {
      clips.set(hash, { bytes: bytes.subarray(at, at + length), ms, words, take });
    }
  }
  return clips;
}

const listing = execFileSync("cargo", ["run", "--quiet", "--package", "table-ronde", "--example", "phrases"], { maxBuffer: 1 << 26 });
const packs = JSON.parse(listing);
const known = kept();
const takes = Object.values(packs)
  .flat()
  .map((text) => [text, known.get(hash(text))?.take ?? null]);
writeFileSync(file("texts.json"), JSON.stringify(Object.fromEntries(takes)));
execFileSync(process.argv[2], ["tools/voice/speak.py", file("texts.json"), scratch], { stdio: "inherit" });
const spoken = JSON.parse(readFileSync(file("index.json"), "utf8"));
for (const [text, said] of Object.entries(spoken)) known.set(hash(text), clip(said));
let size = 0;
const index = {};
for (const [pack, texts] of Object.entries(packs)) {
  let at = 0;
  const parts = [];
  index[pack] = texts.map((text) => {
    const name = hash(text);
    const { bytes, ms, take, words } = known.get(name);
    parts.push(bytes);
    at += bytes.length;
    return { text, hash: name, at: at - bytes.length, length: bytes.length, ms, words, take };
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
console.log(`${count} clips, ${Object.keys(spoken).length} of them new, ${Math.round(size / 1000)} kB`);
