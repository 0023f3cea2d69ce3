// @ts-check
// Feature detection: the first script of the page, in ES5, so that every browser parses it. Reports browsers that are too old and
// loads polyfills where they are missing.
(function () {
  var root = document.documentElement;
  var knows = function (/** @type {string} */ property, /** @type {string} */ value) {
    return Boolean(window.CSS && CSS.supports && CSS.supports(property, value));
  };

  // Features without a polyfill. If one is missing, index.html shows a message and start.js does not start the app.
  var isTooOld = !(
    window.Promise &&
    typeof window.fetch === "function" &&
    "noModule" in document.createElement("script") &&
    typeof root.toggleAttribute === "function" &&
    knows("--u", "0") &&
    knows("display", "grid")
  );
  // Browsers with these features have WebAssembly unless a setting disables it: Edge's enhanced security, iOS Lockdown Mode or a school
  // policy.
  if (isTooOld || !window.WebAssembly) {
    root.setAttribute("data-too-old", isTooOld ? "" : "no-wasm");
    return;
  }

  root.setAttribute("data-checked", "");

  // Handles failing scripts of the app until start.js runs. start.js is retried after these delays, in milliseconds. Other failures
  // show #unstarted (styles/first.css). Scripts from elsewhere do not count, and the app can do without panel-texts.js.
  var PAUSES = [300, 1000, 3000];
  var attempts = 0;
  var folder = document.baseURI.replace(/[?#].*$/, "").replace(/[^/]*$/, "");
  var isBooted = function () {
    return root.hasAttribute("data-booted");
  };
  window.addEventListener(
    "error",
    function (event) {
      // The window, for errors of scripts that run.
      var element = /** @type {HTMLScriptElement} */ (event.target);
      var file = event.filename || (element.tagName === "SCRIPT" && element.src) || "";
      if (file.indexOf(folder) !== 0 || file.indexOf(folder + "panel-texts.js") === 0 || isBooted()) return;
      // A load error or a syntax error (a portal page, a truncated file) is retried. Any other error left start.js half executed.
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
  // « Réessayer » refetches the scripts past the HTTP cache, where a proxy's wrong answer may lie, and reloads the page at its URL.
  document.addEventListener("click", function (event) {
    var target = /** @type {Element} */ (event.target);
    var link = target.closest && target.closest("#retry");
    if (!link || isBooted() || root.getAttribute("data-copy")) return;
    event.preventDefault();
    /** @type {HTMLScriptElement[]} */
    var all = [].slice.call(document.querySelectorAll("script[src]"));
    var scripts = all.filter(function (script) {
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
          // No network: a reload would end at the browser's error page.
        }
      );
  });

  // Loads the translations of the error panels (panel-texts.js) if the settings name another language than French. error-panels.js
  // calls it again when the language changes.
  window.tableRondeTranslatePanels = function () {
    var script = document.createElement("script");
    script.src = "panel-texts.js";
    document.head.appendChild(script);
  };
  // Namespace of the stores, as in namespace.js, which loads later.
  var path = folder.replace(/^[^/]*\/\/[^/]*/, "");
  root.setAttribute("data-namespace", location.protocol === "file:" || path === "/" ? "table-ronde" : "table-ronde@" + path);
  try {
    var settings = JSON.parse(localStorage.getItem(root.getAttribute("data-namespace") + "/settings") || "null");
    // The single-file build includes the translations further down.
    if (settings.language && settings.language !== "fr" && !root.getAttribute("data-copy")) window.tableRondeTranslatePanels();
  } catch (error) {
    // No settings, or unreadable ones: French.
  }

  // Detects missing flex gaps by a feature of the same age: `appearance` in Chromium and Firefox, `translate` in Safari.
  if (!knows("appearance", "none") && !knows("translate", "0px")) root.setAttribute("data-old", "");

  // Features of polyfills.js, each tested by itself: no browser is detected by its name.
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

  // The CSP below allows Wasm by 'wasm-unsafe-eval'. Browsers that do not know this keyword forbid Wasm altogether and get
  // 'unsafe-eval' instead. An empty frame tests the keyword. Browsers with `toSorted` know it and skip the test.
  var forbidsWasm = function () {
    var frame = document.createElement("iframe");
    frame.style.display = "none";
    root.appendChild(frame);
    var isForbidden = false;
    try {
      var inner = /** @type {Document} */ (frame.contentDocument);
      var policy = inner.createElement("meta");
      policy.httpEquiv = "Content-Security-Policy";
      policy.content = "script-src 'wasm-unsafe-eval'";
      inner.head.appendChild(policy);
      var Module = /** @type {Window & typeof globalThis} */ (frame.contentWindow).WebAssembly.Module;
      try {
        new Module(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]));
      } catch (error) {
        isForbidden = true;
      }
    } catch (error) {
      // The test failed: the strict policy stays.
    }
    root.removeChild(frame);
    return isForbidden;
  };
  if (![].toSorted && forbidsWasm()) {
    var policy = String(/** @type {HTMLScriptElement} */ (document.currentScript).getAttribute("data-policy")).replace(
      "'wasm-unsafe-eval'",
      "'unsafe-eval'"
    );
    // This HTML comment ends after the strict policy and so disables it.
    document.write('<meta content="' + policy + '" http-equiv="Content-Security-Policy"><!--');
  }
})();
