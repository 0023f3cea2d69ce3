// Lints of the scripts: the recommended rules of ESLint and a few more. Layout is left to Prettier.
import js from "@eslint/js";
import globals from "globals";

/** First scripts of the page, in ES5, so that every browser parses them. */
const ES5 = ["shell/feature-detect.js", "shell/panel-texts.js"];
/** Node programs with functions that run in a page. */
const DRIVERS = ["tools/reports/**", "tools/screenshots/**", "tools/stress/**"];

export default [
  js.configs.recommended,
  {
    rules: {
      eqeqeq: "error",
      "no-else-return": "error",
      "no-implicit-globals": "error",
      "no-throw-literal": "error",
      "no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_", caughtErrors: "none" }],
      "no-useless-return": "error",
      "no-var": "error",
      "object-shorthand": "error",
      "prefer-const": "error",
      "prefer-template": "error",
    },
  },
  { files: ["shell/**/*.js"], languageOptions: { ecmaVersion: 2022, globals: globals.browser } },
  // The build inserts the list of files.
  { files: ["shell/service-worker.js"], languageOptions: { globals: { LIST: "readonly" } } },
  { files: ["shell/service-worker.js", "shell/legacy/service-worker-polyfills.js"], languageOptions: { globals: globals.serviceworker } },
  {
    files: ES5,
    // The scripts run only where these two later interfaces exist.
    languageOptions: { ecmaVersion: 5, sourceType: "script", globals: { Promise: "readonly", Uint8Array: "readonly" } },
    rules: { "no-var": "off", "object-shorthand": "off", "prefer-template": "off" },
  },
  { files: ["tools/**", "tests/shell/**", "*.js"], languageOptions: { globals: globals.node } },
  { files: [...DRIVERS, "tools/build/single-file/**", "tests/shell/**"], languageOptions: { globals: globals.browser } },
];
