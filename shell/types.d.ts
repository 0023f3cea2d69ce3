// Types that the scripts share: the bridge to the app, globals, and files that the build inserts.

/** Ends the calls of a callback. */
type End = () => boolean;
type Subscribe = (callback: () => void) => End;

/** Functions that the app calls, by concern (src/shell). Each script describes its own. */
interface Bridge {
  input: { setBusy(game: HTMLElement, isBusy: boolean): void };
  storage: {
    save(key: string, text?: string): boolean;
    visit: Record<string, string>;
    isDurable(): boolean;
    onDurabilityChange: Subscribe;
    onLoss: Subscribe;
    eraseUnbound(): void;
  };
  tabLock: {
    owner(): "here" | "elsewhere" | undefined;
    request(): void;
    release(): void;
    take(): void;
    onChange: Subscribe;
    onNextChange(callback: () => void): void;
  };
  chunks: {
    load(name: string): Promise<WebAssembly.Module | undefined>;
    loadStyles(): Promise<boolean>;
    loadText(file: string): Promise<string>;
    loadCrests(): Promise<void>;
    awaited(): void;
    loaded(): void;
    failed(): void;
    onRetry: Subscribe;
    connectPrefetch(first: () => Promise<unknown>, all: () => void): void;
  };
  offline: { onChange: Subscribe; activateUpdate(): void; setVoice(state: "ready" | "unfetched"): void };
  speech: {
    say(text: string, tag: string): void;
    play(effect: string): void;
    hush(): void;
    isSpeaking(): boolean;
    whenSilent(callback: () => void): void;
    onRequest(callback: (verb: string, ...values: string[]) => void): End;
    pending(): number;
    setRunning(isRunning: boolean): void;
  };
  wakeLock: { isSupported(): boolean; keep(isWanted: boolean): void };
  pdf: { load(): Promise<unknown> };
}

interface Window {
  tableRonde: Bridge;
  /** Translates the error panels (feature-detect.js). */
  tableRondeTranslatePanels?: () => void;
  /** Name of AudioContext in Safari before version 14.1. */
  webkitAudioContext?: typeof AudioContext;
}

/** Newer than the oldest supported browsers: only its presence may be tested. */
interface Array<T> {
  toSorted?: unknown;
}

/** Files of the offline copy, inserted by the build into service-worker.js. */
declare const LIST: { url: string; revision: string | null; integrity: string }[];

/** Fonts, in base64 (tools/build/post-build.mjs). */
declare module "*.woff2" {
  const font: string;
  export default font;
}
declare module "*.css" {
  const sheet: string;
  export default sheet;
}
declare module "*.svg" {
  const sheet: string;
  export default sheet;
}

/** Entry of the database: a text, null for a deleted one, and the number of texts saved before it. */
interface Entry {
  text: string | null;
  number: number;
}

/** The sound script (sound/voice.js), and how it is loaded. */
interface SoundScript {
  open(): void;
  say(text: string, tag: string): void;
  play(effect: string): void;
  hush(): void;
}
interface SoundLoader {
  script(): SoundScript | undefined;
  load(): Promise<SoundScript | undefined>;
}

/** Style sheet for supported browsers, and for older ones. */
interface SheetFiles {
  style: string;
  old: string;
}
/** Files of the app, listed in index.html by the build (tools/build/post-build.mjs). */
interface AppFiles {
  script: string;
  /** Main Wasm file and its chunks. The single-file build has none, and old browsers load the file with all chunks. */
  wasm?: string;
  chunks: Record<string, string>;
  whole: string;
  /** Prerendered pages, by path. */
  prerendered: Record<string, string>;
  game: SheetFiles;
  pages: SheetFiles;
}
