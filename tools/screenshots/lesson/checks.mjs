// Checks of a lesson while it runs: no target of the pupils is covered, and the voice says something before each of their touches.

/** Returns the names of the targets whose middle is outside of the window or belongs to another element. Runs in the page. */
export function coveredTargets() {
  return [...document.querySelectorAll("[data-tap]")].flatMap((target) => {
    const { left, top, width, height } = target.getBoundingClientRect();
    const met = document.elementFromPoint(left + width / 2, top + height / 2);
    if (!met) return [`${target.dataset.tap} outside of the window`];
    const isSame = target.contains(met) || met.contains(target) || met.closest("[data-tap], [data-cell]");
    return isSame ? [] : [`${target.dataset.tap} under ${met.getAttribute("class")}`];
  });
}

/** Follows what the voice says, and returns the checks. `faults` collects what is wrong, with the time in the lesson. */
export async function follow(page, began) {
  const said = [];
  const faults = [];
  const clock = () => {
    const seconds = Math.round((Date.now() - began) / 1000);
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  };
  await page.exposeFunction("noteSentence", (text) => said.push(text));
  let [heard, before] = [0, ""];
  /** Checks the moment before a touch of the pupils. */
  const check = async (what) => {
    // One sentence asks for both dice.
    const isSecondDie = what === "roll" && before === "roll";
    if (said.length === heard && !isSecondDie) faults.push(`${clock()} silent before ${what}`);
    [heard, before] = [said.length, what];
    for (const target of await page.evaluate(coveredTargets)) faults.push(`${clock()} ${target}, before ${what}`);
  };
  return { check, clock, faults, said };
}
