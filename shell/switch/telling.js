// Switch scanning, speech: speaks the offered item with the app's voice. Only a press of the switch interrupts it.
import { spoken, words } from "./names.js";

const root = document.documentElement;
/** Whether this script requested the present speech. */
let isOwn = false;
const ask = (detail) => document.dispatchEvent(new CustomEvent("voice", { detail, cancelable: true }));
document.addEventListener("voice", ({ detail }) => {
  if (detail.startsWith("say ")) isOwn = false;
});

/** Returns whether anything is being spoken. */
export const isSpeaking = () => root.hasAttribute("data-speaking");

/** Speaks the name of an item. Numbers are spelled out, as in the clips. */
export function tell({ name, label, element }) {
  const all = words();
  const text = label || (element ? spoken(element) : all[name]);
  if (!text) return;
  ask(`say ${root.lang} ${text.replace(/\d+/g, (number) => all.numbers[number] || number)}`);
  isOwn = true;
}

/** Stops the speech of this script. */
export function quiet() {
  if (isOwn && isSpeaking()) ask("hush");
  isOwn = false;
}
