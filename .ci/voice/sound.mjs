// Samples of a spoken text: read, trimmed, levelled, written.

/** Samples a second. */
export const RATE = 16_000;
/** What is quieter than this is silence. */
const SILENCE = 0.006;
/** The loudness of all clips: the root mean square of what is sound, -20 dB of the greatest. */
const LOUDNESS = 0.1;
const LOUDEST = 0.89;

/** The samples of a WAV file, from -1 to 1. */
export function read(bytes) {
  const at = bytes.indexOf("data") + 8;
  const count = (bytes.length - at) >> 1;
  return Float32Array.from({ length: count }, (_, n) => bytes.readInt16LE(at + 2 * n) / 32768);
}

/** Without the silence before and after. */
export function trimmed(sound) {
  const isSound = (sample) => Math.abs(sample) > SILENCE;
  const first = sound.findIndex(isSound);
  const last = sound.findLastIndex(isSound);
  return sound.slice(Math.max(0, first - RATE * 0.01), last + RATE * 0.04);
}

/** As loud as all others. */
export function levelled(sound) {
  const [window, loud] = [RATE / 50, []];
  for (let at = 0; at + window <= sound.length; at += window) {
    const power = sound.subarray(at, at + window).reduce((sum, sample) => sum + sample * sample, 0) / window;
    if (Math.sqrt(power) > 2 * SILENCE) loud.push(power);
  }
  const mean = Math.sqrt(loud.reduce((sum, power) => sum + power, 0) / loud.length);
  const peak = sound.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);
  const gain = Math.min(LOUDNESS / mean, LOUDEST / peak);
  return sound.map((sample) => sample * gain);
}

/** A WAV file of these samples. */
export function wav(sound) {
  const bytes = Buffer.alloc(44 + 2 * sound.length);
  bytes.write("RIFF", 0);
  bytes.writeUInt32LE(36 + 2 * sound.length, 4);
  bytes.write("WAVEfmt ", 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(RATE, 24);
  bytes.writeUInt32LE(2 * RATE, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write("data", 36);
  bytes.writeUInt32LE(2 * sound.length, 40);
  sound.forEach((sample, n) => bytes.writeInt16LE(Math.round(sample * 32767), 44 + 2 * n));
  return bytes;
}
