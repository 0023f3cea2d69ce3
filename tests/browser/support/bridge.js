// Bridge between the app and its scripts (shell/README.md): observes the requests of the app.

/** Calls `window[name]` for each request for speech or sound with its function and arguments. Runs in the page before its scripts. */
export function followSpeech(name) {
  const follow = ({ speech }) => speech.onRequest((...request) => window[name](...request));
  let bridge;
  Object.defineProperty(window, "tableRonde", {
    configurable: true,
    get: () => bridge,
    set: (value) => {
      bridge = value;
      // start.js completes the object in the same task.
      Promise.resolve().then(() => follow(bridge));
    },
  });
}
