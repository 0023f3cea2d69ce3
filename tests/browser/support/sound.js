// Sound mock: an audio context and a device voice that only record requests.

/** Installs both mocks; runs in the page before the first tap. `voices` are those of the device. */
export function mockSound(voices = []) {
  const heard = { clips: [], stopped: 0, tones: 0, contexts: [], device: [], cancelled: 0, allowed: true, asked: 0, said: [], cut: [] };
  heard.awaited = false;
  window.heardSound = heard;
  // A sentence is cut when another request comes before its last clip has ended, or before it has begun.
  let sentence;
  const context = () => heard.contexts[heard.contexts.length - 1];
  const request = (verb, text) => {
    heard.asked += 1;
    if (verb === "play") return;
    if (sentence && !(sentence.ends <= context()?.currentTime)) heard.cut.push(`${sentence.text} < ${verb} ${text}`);
    sentence = verb === "say" ? { text } : undefined;
    heard.awaited = Boolean(sentence);
    if (sentence) heard.said.push(sentence.text);
  };
  // Before the scripts of the page the bridge does not exist yet. start.js completes it in one task.
  let bridge = window.tableRonde;
  if (bridge) bridge.speech.onRequest(request);
  else {
    Object.defineProperty(window, "tableRonde", {
      configurable: true,
      get: () => bridge,
      set: (value) => {
        bridge = value;
        Promise.resolve().then(() => bridge.speech.onRequest(request));
      },
    });
  }
  const node = { connect: () => {}, start: () => {}, stop: () => {} };
  const value = { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} };
  class Context {
    state = "suspended";
    destination = {};
    begun = performance.now();
    constructor() {
      heard.contexts.push(this);
    }
    get currentTime() {
      return (performance.now() - this.begun) / 1000;
    }
    set(state) {
      this.state = state;
      this.onstatechange?.();
    }
    resume() {
      if (heard.allowed && this.state !== "running") setTimeout(() => this.set("running"));
      return Promise.resolve();
    }
    close() {
      this.state = "closed";
      return Promise.resolve();
    }
    decodeAudioData(bytes, done) {
      setTimeout(() => done({ duration: (bytes.byteLength / 108) * 0.036, bytes: bytes.byteLength }));
    }
    createBufferSource() {
      const source = {
        ...node,
        start: (at, from) => {
          heard.clips.push(source.buffer.bytes);
          heard.awaited = false;
          if (sentence) sentence.ends = at + source.buffer.duration - from;
        },
        stop: () => (heard.stopped += 1),
      };
      return source;
    }
    createOscillator() {
      heard.tones += 1;
      return { ...node, frequency: value };
    }
    createGain() {
      return { ...node, gain: value };
    }
  }
  window.AudioContext = Context;
  window.SpeechSynthesisUtterance = class {
    constructor(text) {
      this.text = text;
    }
  };
  const synthesis = {
    getVoices: () => voices,
    speak: ({ text, lang, rate }) => heard.device.push({ text, lang, rate }),
    cancel: () => (heard.cancelled += 1),
  };
  Object.defineProperty(window, "speechSynthesis", { configurable: true, value: synthesis });
}

/** Returns all clips by their words: [bytes, start of each word in milliseconds]. Runs in the page. */
export async function clipList() {
  const [, address] = document.querySelector("meta[name=voice]").content.split(" ");
  const { packs } = await (await fetch(address)).json();
  return Object.fromEntries(packs.flatMap(({ clips }) => clips.map(([key, , length, words]) => [key, [length, words]])));
}

/** Decodes every `nth` clip with the browser's decoder; returns the count and the faults. Runs in the page. */
export async function decodeClips(nth) {
  const [, address] = document.querySelector("meta[name=voice]").content.split(" ");
  const { packs } = await (await fetch(address)).json();
  const context = new OfflineAudioContext(1, 16000, 16000);
  const wrong = [];
  let count = 0;
  for (const { file, clips } of packs) {
    const pack = await (await fetch(file)).arrayBuffer();
    for (const [key, at, length, words] of clips.filter((_, n) => n % nth === 0)) {
      const part = pack.slice(at, at + length);
      const sound = await new Promise((done, fail) => context.decodeAudioData(part, done, fail)).catch(() => undefined);
      count += 1;
      const told = (length / 108) * 0.036;
      const power = sound?.getChannelData(0).reduce((sum, sample) => sum + sample * sample, 0) / (sound?.length ?? 1);
      const [quiet, long] = [!(Math.sqrt(power) > 0.02), !(Math.abs(sound?.duration - told) < 0.15)];
      const late = !(words.at(-1) / 1000 < sound?.duration);
      if (!sound || quiet || long || late) wrong.push(`${key}: ${sound?.duration} s, told ${told} s, ${Math.sqrt(power)}`);
    }
  }
  return { count, wrong };
}
