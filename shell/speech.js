// @ts-check
// Speech and sounds: passes the requests of the app to the sound script (sound/voice.js), which is loaded lazily.
import { bridge } from "./bridge.js";
import { listeners } from "./listeners.js";

/** @type {SoundLoader} */
let open;
/** Number of requests that the sound script has not received yet, and how many of them are sentences. */
const pending = { all: 0, sentences: 0 };
let isRunning = false;
const requests = listeners();
/** @type {(() => void)[]} */
let waiting = [];

const isSpeaking = () => isRunning || pending.sentences > 0;
const update = () => {
  if (isSpeaking()) return;
  const all = waiting;
  waiting = [];
  all.forEach((callback) => callback());
};
/** Receives from the sound script whether a sentence is spoken or prepared. */
const setRunning = (/** @type {boolean} */ value) => {
  isRunning = value;
  update();
};

/**
 * Sends a request to the sound script: the name of one of its functions and the arguments.
 * @param {"say" | "play" | "hush"} verb
 * @param {string[]} values
 */
const send = (verb, ...values) => {
  requests.call(verb, ...values);
  // Games wait for the end of a sentence only if the sound script is there to speak it.
  const isSentence = verb === "say" && Boolean(open.script());
  pending.all += 1;
  if (isSentence) pending.sentences += 1;
  open.load().then((script) => {
    pending.all -= 1;
    if (isSentence) pending.sentences -= 1;
    if (script) /** @type {(...values: string[]) => void} */ (script[verb])(...values);
    update();
  });
};

/** Connects the loader of the sound script. `script` returns the loaded script; `load` resolves to it, or to undefined. */
export const connectSpeech = (/** @type {SoundLoader} */ loader) => (open = loader);

bridge.speech = {
  /** Speaks a text in the language of a BCP 47 tag, which may have subtags (zh-Hans). Interrupts the current sentence. */
  say: (text, tag) => send("say", text, tag),
  /** Plays a sound effect (sound/effects.js). */
  play: (effect) => send("play", effect),
  /** Stops speaking. */
  hush: () => send("hush"),
  /** Returns whether a sentence is spoken or about to be spoken. */
  isSpeaking,
  /** Calls back once when nothing is spoken: now, or at the end of the speech. */
  whenSilent: (callback) => {
    if (bridge.speech.isSpeaking()) waiting.push(callback);
    else callback();
  },
  /** Calls back for each request with its function and arguments. Returns a function that ends it. */
  onRequest: requests.add,
  /** Returns the number of requests that the sound script has not received yet. */
  pending: () => pending.all,
  setRunning,
};
