// @ts-check
// Sound effects: synthesised tones without files, about 10 dB below the voice and at most 1.2 s long.

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

/** @type {Record<string, Tone[]>} */
const SOUNDS = {
  // A die that hops four times, each hop smaller.
  die: [0, 0.14, 0.25, 0.34].map((at, n) => [620 - 60 * n, 240, at, 0.07, 0.07 - 0.012 * n, "triangle"]),
  // A wooden piece that is put down.
  step: [[300, 150, 0, 0.09, 0.08, "triangle"]],
  // A piece that flies home.
  capture: [
    [440, 660, 0, 0.16, 0.06],
    [660, 880, 0.14, 0.22, 0.06],
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

/** Function that plays each sound. */
export const effects = Object.fromEntries(
  Object.entries(SOUNDS).map(([name, tones]) => [name, (/** @type {AudioContext} */ context) => tones.forEach((of) => tone(context, of))]),
);
