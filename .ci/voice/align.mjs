// Where the words of a sentence begin: the sentence is laid beside its words, each spoken alone by the same voice, and
// both are stretched until they sound alike (dynamic time warping over the spectrum). Good to a syllable, not to a phone.
import { RATE } from "./sound.mjs";

const HOP = RATE / 100;
const WINDOW = 400;
/** The middles of the bands that are compared, in hertz. */
const BANDS = Array.from({ length: 18 }, (_, n) => 150 * 1.24 ** n);
const TABLES = BANDS.map((band) =>
  Array.from({ length: WINDOW }, (_, n) => {
    const hann = 0.5 - 0.5 * Math.cos((2 * Math.PI * n) / WINDOW);
    const turn = (2 * Math.PI * band * n) / RATE;
    return [hann * Math.cos(turn), hann * Math.sin(turn)];
  }),
);

/** The spectrum every 10 ms: the loudness of each band, and how much changes. */
function spectrum(sound) {
  const frames = [];
  for (let at = 0; at + WINDOW <= sound.length + HOP; at += HOP) {
    const frame = TABLES.map((table) => {
      let [real, imaginary] = [0, 0];
      for (let n = 0; n < WINDOW; n += 1) {
        const sample = sound[at + n] ?? 0;
        real += sample * table[n][0];
        imaginary += sample * table[n][1];
      }
      return Math.log(real * real + imaginary * imaginary + 1e-4);
    });
    frames.push(frame);
  }
  return frames;
}

const distance = (a, b) => Math.sqrt(a.reduce((sum, value, n) => sum + (value - b[n]) ** 2, 0));

/** For each frame of the sentence, the frame of the words that sounds like it. */
function path(sentence, words) {
  const [rows, columns] = [sentence.length, words.length];
  const cost = Array.from({ length: rows }, () => new Float64Array(columns).fill(Infinity));
  const from = Array.from({ length: rows }, () => new Uint8Array(columns));
  for (let i = 0; i < rows; i += 1) {
    for (let j = 0; j < columns; j += 1) {
      const here = distance(sentence[i], words[j]);
      const ways = [
        i && j ? cost[i - 1][j - 1] + here : Infinity,
        i ? cost[i - 1][j] + here : Infinity,
        j ? cost[i][j - 1] + 0.6 * here : Infinity,
      ];
      const best = ways.indexOf(Math.min(...ways));
      cost[i][j] = i || j ? ways[best] : here;
      from[i][j] = best;
    }
  }
  const match = new Array(rows).fill(0);
  let [i, j] = [rows - 1, columns - 1];
  while (i > 0 || j > 0) {
    match[i] = j;
    const way = from[i][j];
    if (way !== 2) i -= 1;
    if (way !== 1) j -= 1;
  }
  return match;
}

/** The beginnings of the words in a sentence, in milliseconds. */
export function wordStarts(sentence, words) {
  if (words.length < 2) return [0];
  const lengths = words.map((word) => Math.max(1, spectrum(word).length));
  const match = path(spectrum(sentence), words.flatMap((word) => spectrum(word)));
  let [begin, last] = [0, 0];
  return lengths.map((length, n) => {
    const found = n === 0 ? 0 : match.findIndex((at) => at >= begin);
    begin += length;
    last = Math.max(last, found < 0 ? last : found);
    return last * 10;
  });
}
