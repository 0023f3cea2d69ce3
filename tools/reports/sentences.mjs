// Sentence report: sentences.mjs [COMMIT] prints all sentences for pupils, compared with the clips of COMMIT (default: HEAD).
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { wordsOf } from "../../shell/sound/words.js";

const INDEX = "assets/voice/index.json";
const commit = process.argv[2] ?? "HEAD";

const packsOf = (text) => Object.entries(JSON.parse(text).packs).map(([pack, clips]) => [pack, clips.map(({ text }) => text)]);
const before = packsOf(execFileSync("git", ["show", `${commit}:${INDEX}`], { encoding: "utf8", maxBuffer: 2 ** 24 }));
const after = packsOf(readFileSync(INDEX, "utf8"));
const key = (text) =>
  wordsOf(text)
    .map(({ word }) => word)
    .join(" ");
const keys = (packs) => new Set(packs.flatMap(([, texts]) => texts.map(key)));
const [old, now] = [keys(before), keys(after)];
const only = (packs, others) => packs.flatMap(([, texts]) => texts.filter((text) => !others.has(key(text))));
/** Sentences with combined numbers are too many to be listed. */
const isCounted = (text) => / c’est (plus|autant) que |… et encore un|^Il te faut \S+ ou plus/.test(text);
const list = (texts) => texts.map((text) => `- ${text}`).join("\n");

const lines = [
  "# Sentences for pupils",
  "",
  "Lists all sentences that a pupil hears or reads, by the pack of their clips, with the changes since an earlier commit.",
  `Repeat: \`node tools/reports/sentences.mjs ${commit}\`.`,
  "",
  "`tests/sentences.rs` checks spaces, capitals, articles, length (three to eight words) and « tu ».",
  "",
  `## Removed since ${commit === "HEAD" ? "the last commit" : commit}`,
  "",
  list(only(before, now)),
  "",
  "## New",
  "",
  list(only(after, old)),
];
for (const [pack, texts] of after) lines.push("", `## ${pack}`, "", list(texts.filter((text) => !isCounted(text))));
console.log(lines.join("\n"));
