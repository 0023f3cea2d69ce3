// What is offered is said by the voice of the app, which is never cut but by the switch.
import { spoken, words } from "./names.js";

const root = document.documentElement;
/** Whether what is being said was asked for here. */
let isOwn = false;
const ask = (detail) => document.dispatchEvent(new CustomEvent("voice", { detail, cancelable: true }));
document.addEventListener("voice", ({ detail }) => {
  if (detail.startsWith("say ")) isOwn = false;
});

/** Whether anything is being said. */
export const isSpeaking = () => root.hasAttribute("data-speaking");

/** Says the name of what is offered; numbers are said as words, as the clips say them. */
export function tell({ name, label, element }) {
  const all = words();
  const text = label || (element ? spoken(element) : all[name]);
  if (!text) return;
  ask(`say ${root.lang} ${text.replace(/\d+/g, (number) => all.numbers[number] || number)}`);
  isOwn = true;
}

/** Who presses has heard enough. */
export function quiet() {
  if (isOwn && isSpeaking()) ask("hush");
  isOwn = false;
}
