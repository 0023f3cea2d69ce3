// @ts-check
// Sound effects: synthesised tones without files, about 10 dB below the voice and at most 1.4 s long.

/**
 * Start and end frequency in hertz, start and duration in seconds, gain, waveform.
 * @typedef {[from: number, to: number, at: number, long: number, loud: number, wave?: OscillatorType]} Tone
 */

/**
 * Plays a tone.
 * @param {AudioContext} context
 * @param {Tone} tone
 */
function tone(context, [from, to, at, long, loud, wave = "sine"]) {
  const start = context.currentTime + at;
  const swing = context.createOscillator();
  const swell = context.createGain();
  swing.type = wave;
  swing.frequency.setValueAtTime(from, start);
  swing.frequency.exponentialRampToValueAtTime(to, start + long);
  // A soft attack avoids a click.
  swell.gain.setValueAtTime(0.0001, start);
  swell.gain.exponentialRampToValueAtTime(loud, start + 0.015);
  swell.gain.exponentialRampToValueAtTime(0.0001, start + long);
  swing.connect(swell);
  swell.connect(context.destination);
  swing.start(start);
  swing.stop(start + long + 0.02);
}

/** Semitones of the major scale above its first note, one for each block of a tower. */
const SCALE = [0, 2, 4, 5, 7, 9, 11, 12, 14, 16, 17, 19];
/** Time between two blocks of a tower, in seconds. */
const BLOCK = 0.055;

/**
 * Returns the notes of two towers: one note for each block of the first, then of the second, so that the numbers can be heard.
 * @param {number} first
 * @param {number} second
 * @returns {Tone[]}
 */
const towers = (first, second) =>
  [first, second].flatMap((height, side) =>
    SCALE.slice(0, height).map((semitones, n) => {
      const pitch = 330 * 2 ** (semitones / 12);
      return /** @type {Tone} */ ([pitch, pitch, side * (first + 1) * BLOCK + n * BLOCK, 0.12, 0.045, "triangle"]);
    }),
  );

/** @type {Record<string, Tone[]>} */
const SOUNDS = {
  // A die knocks when it is thrown and at each bounce, in time with `die-hop` in dice.css.
  die: [
    [300, 200, 0, 0.05, 0.03, "triangle"],
    [620, 180, 0.55, 0.08, 0.08, "triangle"],
    [520, 180, 0.86, 0.06, 0.05, "triangle"],
  ],
  // A card that is turned.
  card: [[900, 300, 0, 0.09, 0.03, "triangle"]],
  // A wooden piece that is put down.
  step: [[300, 150, 0, 0.09, 0.08, "triangle"]],
  // A piece that flies home.
  capture: [
    [440, 660, 0, 0.16, 0.06],
    [660, 880, 0.14, 0.22, 0.06],
  ],
  // Hooves of a piece that goes home.
  trot: [0, 0.1, 0.26, 0.36, 0.52, 0.62].map((at, n) => [n % 2 ? 240 : 300, 130, at, 0.06, 0.06, "triangle"]),
  // Coins that clink.
  coins: [0, 0.09, 0.2].map((at, n) => [2100 + 240 * n, 2080 + 240 * n, at, 0.18, 0.035]),
  // Horn of the castle.
  horn: [
    [294, 294, 0, 0.22, 0.05, "sawtooth"],
    [440, 440, 0.24, 0.5, 0.05, "sawtooth"],
  ],
  // Apples that fall into a basket.
  apples: [0, 0.12, 0.22, 0.36].map((at, n) => [260 + 40 * (n % 3), 110, at, 0.09, 0.08]),
  // Bells of joy.
  bells: [659, 784, 988, 1319].map((pitch, n) => [pitch, pitch, 0.13 * n, 0.5, 0.045]),
  // A dragon that yawns, and one that snores.
  yawn: [
    [260, 420, 0, 0.35, 0.04],
    [420, 170, 0.33, 0.6, 0.04],
  ],
  snore: [
    [70, 95, 0, 0.55, 0.06, "sawtooth"],
    [150, 90, 0.6, 0.6, 0.03],
  ],
  // A short fanfare.
  win: [
    [523, 523, 0, 0.2, 0.06, "triangle"],
    [659, 659, 0.18, 0.2, 0.06, "triangle"],
    [784, 784, 0.36, 0.2, 0.06, "triangle"],
    [1047, 1047, 0.54, 0.6, 0.06, "triangle"],
  ],
  // A refused move: soft, never scolding.
  wrong: [[260, 210, 0, 0.16, 0.05]],
};

/** Sounds that tell something by themselves and stay silent while the voice speaks. */
const TELLING = ["towers", "coins", "horn", "apples", "bells", "trot", "yawn", "snore"];

/**
 * Returns the tones of an effect, which its name and numbers describe (« towers 4 2 »). An unknown effect has none.
 * @param {string} effect
 * @returns {Tone[]}
 */
export function tonesOf(effect) {
  const [name, ...numbers] = effect.split(" ");
  return name === "towers" ? towers(Number(numbers[0]), Number(numbers[1])) : (SOUNDS[name] ?? []);
}

/**
 * Plays an effect.
 * @param {AudioContext} context
 * @param {string} effect
 * @param {boolean} isSpeaking
 */
export function playEffect(context, effect, isSpeaking) {
  if (isSpeaking && TELLING.includes(effect.split(" ")[0])) return;
  for (const of of tonesOf(effect)) tone(context, of);
}
