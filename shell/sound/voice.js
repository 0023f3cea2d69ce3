// @ts-check
// Audio output: speech.js passes the requests of the app on. Speech uses the clips, then a local voice of the device, otherwise
// nothing. A new phrase interrupts the previous one.
import { deviceVoice, hush } from "./device-voice.js";
import { playEffect } from "./effects.js";
import { following, silence } from "./karaoke.js";
import { clipBytes, clipsOf, keepAll } from "./clips.js";

/** Pause between two clips by the punctuation after the first, in seconds. */
const PAUSE = { stop: 0.3, comma: 0.15, none: 0.02 };
/** Silence at the start of an MP3, in seconds, skipped inside a sentence. */
const LEAD = 0.055;
/** Maximum wait for a clip, in milliseconds, before the device speaks. */
const PATIENCE = 2500;
/** Time after which a stopped audio clock counts as broken, in milliseconds. */
const STUCK = 400;
const root = document.documentElement;

/** @type {AudioContext | undefined} */
let context;
/** @type {AudioBufferSourceNode[]} */
let sources = [];
/** Number of the last request: only this one is spoken. */
let asked = 0;
/**
 * Request that waits for the first tap.
 * @type {{ text: string, tag: string, number: number } | undefined}
 */
let waiting;

const mayPlay = (/** @type {"voice" | "effects"} */ what) => (root.dataset.sound ?? "voice effects").includes(what);
/** @type {(time: number) => Promise<undefined>} */
const after = (time) => new Promise((done) => setTimeout(done, time));
/** Returns the audio context after `open`. */
const audio = () => /** @type {AudioContext} */ (context);
const isOn = () => context?.state === "running";

let isSpeaking = false;
// The games wait for the end of a sentence.
const setRunning = (/** @type {boolean} */ value) => {
  isSpeaking = value;
  window.tableRonde.speech.setRunning(value);
};
function over(/** @type {number} */ number) {
  if (number === asked) setRunning(false);
}

/** Creates the audio context, which blocks the page for long: call it when idle. The context stays locked until the first tap. */
export function open() {
  if (context) return;
  const Context = window.AudioContext ?? window.webkitAudioContext;
  if (!Context) return;
  context = new Context();
  context.onstatechange = () => (isOn() ? speakWaiting() : over(asked));
}

function rebuild() {
  context?.close?.().catch(() => {});
  context = undefined;
  open();
}

function speakWaiting() {
  const request = waiting;
  waiting = undefined;
  if (request && request.number === asked) say(request.text, request.tag);
}

// Browsers unlock audio only in a tap, also after a phone call or a long sleep.
function unlock() {
  open();
  if (!context || isOn()) return;
  const locked = context;
  context.resume().catch(() => {});
  after(STUCK).then(() => {
    if (locked === context && !isOn() && navigator.userActivation?.isActive !== false) rebuild();
  });
}
for (const tap of ["pointerdown", "pointerup", "touchend", "click", "keydown"]) {
  addEventListener(tap, unlock, { capture: true, passive: true });
}
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "hidden") {
    stop();
    over(asked);
  } else if (context && !isOn()) context.resume().catch(() => {});
});

function stop() {
  for (const source of sources) {
    source.onended = null;
    try {
      source.stop();
    } catch {
      // It never started.
    }
  }
  sources = [];
  hush();
  silence();
}

/** @typedef {NonNullable<Awaited<ReturnType<typeof clipsOf>>>[number]} Clip */

/** @type {Map<string, AudioBuffer>} */
const decoded = new Map();
async function decode(/** @type {Clip} */ clip) {
  if (!decoded.has(clip.key)) {
    const bytes = await clipBytes(clip);
    /** @type {AudioBuffer} */
    const sound = await new Promise((done, fail) => audio().decodeAudioData(bytes, done, fail));
    if (decoded.size > 40) decoded.delete([...decoded.keys()][0]);
    decoded.set(clip.key, sound);
  }
  return /** @type {AudioBuffer} */ (decoded.get(clip.key));
}

/**
 * Schedules the clips one after the other. Returns the start of each word, in seconds of the context's clock.
 * @param {Clip[]} clips
 * @param {AudioBuffer[]} sounds
 */
function begin(clips, sounds) {
  /** @type {number[]} */
  const words = [];
  let at = audio().currentTime + 0.02;
  sounds.forEach((sound, n) => {
    const lead = n ? LEAD : 0;
    const source = audio().createBufferSource();
    source.buffer = sound;
    source.connect(audio().destination);
    source.start(at, lead);
    sources.push(source);
    words.push(...clips[n].words.map((start) => at - lead + start / 1000));
    at += sound.duration - lead + PAUSE[clips[n].mark];
  });
  return { words, end: at };
}

/**
 * Speaks a text in the language of a BCP 47 tag.
 * @param {string} text
 * @param {string} tag
 */
export async function say(text, tag) {
  asked += 1;
  const number = asked;
  const isLast = () => number === asked;
  const isSaid = () => over(number);
  stop();
  if (!mayPlay("voice")) return isSaid();
  setRunning(true);
  const clips = tag === "fr" ? await Promise.race([clipsOf(text), after(PATIENCE)]) : undefined;
  if (!isLast()) return;
  if (!clips) return deviceVoice(text, tag, isLast, isSaid);
  open();
  if (!isOn()) {
    waiting = { text, tag, number };
    isSaid();
    context?.resume?.().catch(() => {});
    return;
  }
  const sounds = await Promise.race([Promise.all(clips.map(decode)), after(PATIENCE)]).catch(() => undefined);
  if (!isLast()) return;
  if (!sounds) return deviceVoice(text, tag, isLast, isSaid);
  const { words, end } = begin(clips, sounds);
  following(text, words, end, () => audio().currentTime - (audio().outputLatency || 0), isLast, isSaid);
  const begun = audio().currentTime;
  await after(STUCK);
  // Broken contexts report `running` while their clock stands still.
  if (isLast() && isOn() && audio().currentTime === begun) {
    rebuild();
    waiting = { text, tag, number };
    isSaid();
  }
}

/** Plays a sound effect. */
export function play(/** @type {string} */ effect) {
  if (mayPlay("effects") && context?.state === "running") playEffect(context, effect, isSpeaking);
}

/** Stops speaking. */
export function endSpeech() {
  asked += 1;
  waiting = undefined;
  stop();
  over(asked);
}
export { endSpeech as hush };

keepAll();
