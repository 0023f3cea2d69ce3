// CSS features and markup that a floor does not know, each with the effect there.

const LOOKS = {
  "color-scheme": "the browser's own bars and fields stay light in the dark theme; all colours of the app are its own",
  cursor: "tablets have no pointer, or show their own",
  "overscroll-behavior": "the page may be pulled a little at its ends",
  "text-size-adjust": "Firefox of tablets alone blows texts up, and only in columns wider than its window",
  "accent-color": "the slider has the browser's colour",
  "align-content: start": "it is the shelf's, which is a grid: there it is older than in flexible boxes, which the list counts",
  "break-after: avoid": "a title may be printed at the foot of a page",
  contain: "a hint for speed",
  orphans: "a paragraph may be broken anywhere when it is printed",
  widows: "the same",
  "text-wrap": "a ribbon or banner of two lines breaks where the first is full",
  "::-webkit-slider-runnable-track": "the data knows it as a standard of its own alone; Safari and Chromium have had it for long, Firefox keeps its own slider",
  "::-webkit-slider-thumb": "the same",
  "print-color-adjust": "Firefox has it as color-adjust; there one ticks « print backgrounds »",
};

/** The style sheets for browsers from the floor on. */
export const NEW = {
  ...LOOKS,
  "gap of flex": "browsers without them get the other sheets (feature-detect.js: data-old)",
  ":focus-visible": "the rule stands again with :focus in @supports not selector(…)",
  "@supports selector()": "browsers that do not know it get the other sheets, with :focus",
  "overflow-wrap: anywhere": "such browsers get the other sheets, with word-break",
};

/** The style sheets for older browsers. */
export const OLD = {
  ...LOOKS,
  "@media (prefers-reduced-motion)": "the device cannot say it; the teacher can",
  "display: flow-root": "a table before what the box holds keeps the margins in (tools/build/styles.mjs)",
  "overflow-wrap: anywhere": "word-break stands before it",
  "touch-action": "what polyfills.js lends in place of pointer events keeps the page still under a finger (test of it: tests/browser/missing-features.spec.js)",
};

/** The markup of the page: gaps of the whole floor, and additional ones of the games' floor. */
export const MARKUP = {
  whole: {
    "html translate": "the meta element says it too, and shell/page-translation.js puts back what is translated all the same",
    "main inert": "start.js hears touches on the prerendered page itself",
  },
  games: {},
};
