// The first script of the page, in the language of 2009, so that every browser reads it: says where one is too old for the
// app, and lends to old ones what they lack.
(function () {
  var root = document.documentElement;
  var knows = function (property, value) {
    return Boolean(window.CSS && CSS.supports && CSS.supports(property, value));
  };

  // What nothing can lend. The message stands in index.html, and no other script does anything then (boot.js).
  var isTooOld = !(
    window.WebAssembly &&
    window.Promise &&
    window.fetch &&
    "noModule" in document.createElement("script") &&
    root.toggleAttribute &&
    knows("--u", "0") &&
    knows("display", "grid")
  );
  if (isTooOld) {
    root.setAttribute("data-too-old", "");
    return;
  }

  // Gaps between the children of flexible boxes came with the first in Chromium and Firefox, with the second in Safari.
  if (!knows("appearance", "none") && !knows("translate", "0px")) root.setAttribute("data-old", "");

  // Which parts of old.js are missed here. Asked for one by one: no browser is taken for another by its name.
  var lacksAny =
    !window.globalThis ||
    !window.PointerEvent ||
    !window.BroadcastChannel ||
    !window.queueMicrotask ||
    !Object.fromEntries ||
    !"".replaceAll ||
    ![].at ||
    !Blob.prototype.text;
  if (lacksAny && !root.getAttribute("data-copy")) document.write('<script src="old.js"></' + "script>");

  // The policy that follows allows Wasm by a keyword. Whether a browser knows it is tried in an empty frame: one that does
  // not know it forbids Wasm altogether, and gets the policy that was meant for it. What is newer than the keyword in every
  // browser saves the trial.
  var forbidsWasm = function () {
    var frame = document.createElement("iframe");
    frame.style.display = "none";
    root.appendChild(frame);
    var isForbidden = false;
    try {
      var policy = frame.contentDocument.createElement("meta");
      policy.httpEquiv = "Content-Security-Policy";
      policy.content = "script-src 'wasm-unsafe-eval'";
      frame.contentDocument.head.appendChild(policy);
      var Module = frame.contentWindow.WebAssembly.Module;
      try {
        new Module(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]));
      } catch (error) {
        isForbidden = true;
      }
    } catch (error) {
      // Without a frame there is nothing to be known: the strict policy stays.
    }
    root.removeChild(frame);
    return isForbidden;
  };
  if (![].toSorted && forbidsWasm()) {
    var policy = document.currentScript.getAttribute("data-policy").replace("'wasm-unsafe-eval'", "'unsafe-eval'");
    // The comment that begins here ends behind the strict policy.
    document.write('<meta content="' + policy + '" http-equiv="Content-Security-Policy"><!--');
  }
})();
