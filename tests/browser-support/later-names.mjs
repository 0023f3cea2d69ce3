// Browser names that scripts use and a floor does not know, each with the reason why nothing breaks. « asked »: the script checks first. «
// lent »: polyfills.js provides it. « other »: another thing has the same name. `whole` lists the gaps of the whole floor, `games` the
// additional ones of the games' floor.

/** Groups and functions of the bridge, whose names later browsers use for other things. */
const BRIDGE = {
  ".chunks": "other: a group of the bridge (shell/bridge.js)",
  ".take": "other: a function of the bridge (shell/tab-lock.js)",
  "Navigator.storage": "other: a group of the bridge; navigator.storage is asked for (src/shell/device.rs)",
  "Navigator.wakeLock": "other: a group of the bridge (shell/wake-lock.js)",
};

const PROGRAM = {
  whole: {
    ...BRIDGE,
    ".detached": "asked: undefined is none",
    ".encodeInto": "asked, and else made of encode",
    "Blob.arrayBuffer": "other: an answer's of the network",
    "Element.requestFullscreen": "asked (src/shell/page.rs)",
    BroadcastChannel: "lent; and where there is none, the projector's page says so",
    FinalizationRegistry: "asked",
    "HTMLInputElement.capture": "other: of a listener",
  },
  games: {
    ...BRIDGE,
    "Element.requestFullscreen": "asked (src/shell/page.rs)",
    "Element.setPointerCapture": "lent with PointerEvent; where it fails, the gesture goes on without (src/board/pointer.rs)",
    "PointerEvent.isPrimary": "lent with PointerEvent",
    "PointerEvent.pointerId": "lent with PointerEvent",
    "PointerEvent.pointerType": "lent with PointerEvent",
    globalThis: "lent",
    queueMicrotask: "lent, and asked",
  },
};

export const SCRIPTS = {
  "apart/squares.js": { whole: { ".margin": "other: the library's own" }, games: {} },
  "start.js": {
    whole: {
      ".chunks": "other: of the list of files in the page",
      ".toSorted": "it asks for it",
      ".changedTouches": "of touch events, which browsers without a touch screen do not send (shell/input.js)",
      ".identifier": "of touches; all browsers of touch screens have it",
      ".persist": "asked",
      ".storage": "asked",
      ".touches": "of touch events, as changedTouches",
      ".wakeLock": "other: a group of the bridge (shell/bridge.js); the interface is asked for",
      visualViewport: "asked: undefined is none",
      requestIdleCallback: "asked",
    },
    games: {
      ".chunks": "other: of the list of files in the page",
      ".wakeLock": "other: a group of the bridge (shell/bridge.js); the interface is asked for",
      visualViewport: "asked: undefined is none",
      ".pointerType": "read of events that the browser itself makes; those that polyfills.js lends are none",
      ".supportedEntryTypes": "asked: undefined is none",
    },
  },
  "feature-detect.js": {
    whole: {
      ".at": "it asks for it",
      ".replaceAll": "it asks for it",
      ".toSorted": "it asks for it",
      BroadcastChannel: "it asks for it",
    },
    games: {
      "Object.fromEntries": "it asks for it",
      PointerEvent: "it asks for it",
      globalThis: "it asks for it",
      queueMicrotask: "it asks for it",
    },
  },
  "app.js": {
    whole: {
      ...PROGRAM.whole,
      "Blob.text": "lent",
      ".quota": "other: of what estimate() answers",
      ".usage": "other: of what estimate() answers",
      "Navigator.getUserMedia": "other: of navigator.mediaDevices",
      "StorageManager.estimate": "the call may fail, and is then no answer (src/shell/device.rs)",
      "StorageManager.persisted": "the call may fail, and is then no answer (src/shell/device.rs)",
      "URLSearchParams.size": "other: of a file",
    },
    games: {
      ...PROGRAM.games,
      "Navigator.maxTouchPoints": "none counts as 0; devices of that age say themselves what they are",
      "PointerEvent.height": "other: of a picture",
      "PointerEvent.width": "other: of a picture",
    },
  },
  "pdf.js": {
    whole: {
      ".at": "lent",
      ".getBigInt64": "PNG pictures hold no numbers of that length",
      ".getBigUint64": "PNG pictures hold no numbers of that length",
      ".image": "other: the library's own",
      ".quality": "other: the library's own",
      ".replaceAll": "lent",
      ".rotation": "other: the library's own",
      ".setBigInt64": "PNG pictures hold no numbers of that length",
      ".setBigUint64": "PNG pictures hold no numbers of that length",
      BigInt64Array: "asked of globalThis, where none is undefined",
      BigUint64Array: "asked of globalThis, where none is undefined",
    },
    games: { globalThis: "lent" },
  },
  "sw.js": {
    whole: { ".preloadResponse": "none is undefined, and then the file is fetched" },
    games: { "Promise.allSettled": "browsers without it get sw-old.js (start.js)" },
  },
  "faces.js": {
    whole: {},
    games: { ".animate": "the script is loaded by browsers that know aspect-ratio alone (start.js); all of them have it" },
  },
  "sw-old.js": {
    whole: {
      ".clearImmediate": "core-js asks",
      ".preloadResponse": "none is undefined, and then the file is fetched",
      ".setImmediate": "core-js asks",
      "Object.hasOwn": "other: core-js' own",
    },
    games: { "Promise.allSettled": "it makes it itself", globalThis: "core-js asks" },
  },
  "voice.js": {
    whole: {
      ".isActive": "asked",
      ".outputLatency": "none counts as 0",
      ".userActivation": "asked",
      AudioContext: "else webkitAudioContext",
    },
    games: {},
  },
};
