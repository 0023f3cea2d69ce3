// The first script of the page, in the language of 2009, so that every browser reads it: says where one is too old for the
// app, and lends to old ones what they lack.
(function () {
  var root = document.documentElement;
  var knows = function (property, value) {
    return Boolean(window.CSS && CSS.supports && CSS.supports(property, value));
  };

  // Features that no polyfill provides. A message of index.html says so, and start.js does not start the app.
  var isTooOld = !(
    window.Promise &&
    window.fetch &&
    "noModule" in document.createElement("script") &&
    root.toggleAttribute &&
    knows("--u", "0") &&
    knows("display", "grid")
  );
  // All browsers that have the rest have WebAssembly, but for a setting that switches it off: Edge's enhanced security, the
  // Lockdown Mode of iOS, a policy of the school.
  if (isTooOld || !window.WebAssembly) {
    root.setAttribute("data-too-old", isTooOld ? "" : "no-wasm");
    return;
  }

  root.setAttribute("data-checked", "");

  // Until start.js runs, scripts of the app that fail are seen to here. start.js is asked for again, with growing pauses in milliseconds;
  // what cannot be had shows #unstarted (styles/first.css). Scripts of others do not count, and the app does without panel-texts.js.
  var PAUSES = [300, 1000, 3000];
  var attempts = 0;
  var folder = document.baseURI.replace(/[?#].*$/, "").replace(/[^/]*$/, "");
  var isBooted = function () {
    return root.hasAttribute("data-booted");
  };
  window.addEventListener(
    "error",
    function (event) {
      var element = event.target;
      var file = event.filename || (element.tagName === "SCRIPT" && element.src) || "";
      if (file.indexOf(folder) !== 0 || file.indexOf(folder + "panel-texts.js") === 0 || isBooted()) return;
      // A portal's page or half a script is a mistake of grammar; any other error has run half of it, and would come again.
      var isIncomplete = element.tagName === "SCRIPT" || event.error instanceof SyntaxError;
      if (isIncomplete && file.indexOf(folder + "start.js") === 0 && attempts < PAUSES.length) setTimeout(bootAgain, PAUSES[attempts++]);
      else root.setAttribute("data-failed", "");
    },
    true
  );
  var bootAgain = function () {
    var script = document.createElement("script");
    script.src = "start.js?" + attempts;
    document.head.appendChild(script);
  };
  // « Réessayer » reloads the page with its address, and the scripts past the browser's cache, where a proxy's wrong answer may lie.
  document.addEventListener("click", function (event) {
    var link = event.target.closest && event.target.closest("#retry");
    if (!link || isBooted() || root.getAttribute("data-copy")) return;
    event.preventDefault();
    var scripts = [].slice.call(document.querySelectorAll("script[src]")).filter(function (script) {
      return script.src.indexOf(folder) === 0;
    });
    var fetched = scripts.map(function (script) {
      return fetch(script.src, { cache: "reload" }).catch(function () {});
    });
    Promise.all(fetched)
      .then(function () {
        return fetch(folder, { method: "HEAD", cache: "no-store" });
      })
      .then(
        function () {
          location.reload();
        },
        function () {
          // No network: a reload would end at the browser's own error page.
        }
      );
  });

  // The texts of the error panels in the other languages (shell/panel-texts.js), loaded where the settings name one. Called again when
  // the language changes (error-panels.js).
  window.tableRondeTranslatePanels = function () {
    var script = document.createElement("script");
    script.src = "panel-texts.js";
    document.head.appendChild(script);
  };
  // The names of the stores, as in namespace.js, which comes later.
  var path = folder.replace(/^[^/]*\/\/[^/]*/, "");
  root.setAttribute("data-namespace", location.protocol === "file:" || path === "/" ? "table-ronde" : "table-ronde@" + path);
  try {
    var settings = JSON.parse(localStorage.getItem(root.getAttribute("data-namespace") + "/settings"));
    // The one-file copy has them at hand later.
    if (settings.language && settings.language !== "fr" && !root.getAttribute("data-copy")) window.tableRondeTranslatePanels();
  } catch (error) {
    // No settings, or none that can be read: French.
  }

  // Gaps between the children of flexible boxes came with the first in Chromium and Firefox, with the second in Safari.
  if (!knows("appearance", "none") && !knows("translate", "0px")) root.setAttribute("data-old", "");

  // Which parts of polyfills.js are missed here. Asked for one by one: no browser is taken for another by its name.
  var lacksAny =
    !window.globalThis ||
    !window.PointerEvent ||
    !window.BroadcastChannel ||
    !window.queueMicrotask ||
    !Object.fromEntries ||
    !"".replaceAll ||
    ![].at ||
    !Blob.prototype.text;
  if (lacksAny && !root.getAttribute("data-copy")) document.write('<script src="polyfills.js"></' + "script>");

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
