// @ts-check
// Switch scanning, speech: speaks the offered item with the app's voice. Only a press of the switch interrupts it.
import { spoken, words } from "./names.js";

const root = document.documentElement;
/** Whether this script requested the present speech. */
let isOwn = false;
const { speech } = window.tableRonde;
speech.onRequest((verb) => {
  if (verb === "say") isOwn = false;
});

/** Returns whether anything is being spoken. */
export const { isSpeaking } = speech;

/**
 * Speaks the name of an item. Numbers are spelled out, as in the clips.
 * @param {{ name: string, label?: string, element?: Element }} item
 */
export function tell({ name, label, element }) {
  const all = words();
  const text = label || (element ? spoken(element) : /** @type {Record<string, unknown>} */ (all)[name]);
  if (typeof text !== "string" || !text) return;
  speech.say(
    text.replace(/\d+/g, (number) => all.numbers[Number(number)] || number),
    root.lang,
  );
  isOwn = true;
}

/** Stops the speech of this script. */
export function quiet() {
  if (isOwn && isSpeaking()) speech.hush();
  isOwn = false;
}
