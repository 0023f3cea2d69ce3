// Main-thread cost of a tap, from a trace: self time of script, style, layout and paint. Uses CPU time, so other work on the machine does
// not count.

const KINDS = {
  script:
    /^(EventDispatch|FunctionCall|EvaluateScript|RunMicrotasks|FireAnimationFrame|FireIdleCallback|TimerFire|TimerInstall|TimerRemove|V8\.|v8\.|MinorGC|MajorGC|HitTest)/,
  style: /^(UpdateLayoutTree|RecalculateStyles|ScheduleStyleRecalculation|InvalidateLayout|ParseAuthorStyleSheet)/,
  layout: /^Layout$/,
  paint: /^(PrePaint|Paint|Layerize|Commit|UpdateLayer|UpdateLayerTree|CompositeLayers|IntersectionObserverController)/,
};
/** Factor by which the reported CPU is slower. */
export const SLOWED = 4;
/** Columns of the table, in milliseconds. The last one counts elements whose style was recalculated. */
export const COLUMNS = [...Object.keys(KINDS), "other", "sum", "elements"];
const kindOf = (name) => Object.keys(KINDS).find((kind) => KINDS[kind].test(name)) ?? "other";

/** Writes the start or end of a tap into the trace. */
export const note = (page, text) => page.evaluate((text) => console.timeStamp(text), text);

export const traced = (browser, page) => browser.startTracing(page, { categories: ["-*", "devtools.timeline", "v8.execute"] });

/** Returns the taps of a trace: { kind, script, …, sum, elements }. The note `tap KIND` starts a tap, any other note ends it. */
export async function taps(browser) {
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const notes = traceEvents.filter(({ name }) => name === "TimeStamp").sort((one, other) => one.ts - other.ts);
  const { pid, tid } = notes[0];
  const all = traceEvents.filter((event) => event.pid === pid && event.tid === tid && event.ph === "X" && event.dur > 0 && event.tdur >= 0);
  all.sort((one, other) => one.ts - other.ts || other.dur - one.dur);
  const found = [];
  let tap;
  let next = 0;
  const open = [];
  const close = (until) => {
    while (open.length > 0 && open.at(-1).end <= until) {
      const { of, kind, own } = open.pop();
      if (of) of[kind] += (SLOWED * own) / 1000;
    }
  };
  for (const event of all) {
    close(event.ts);
    for (; next < notes.length && notes[next].ts <= event.ts; next += 1) {
      const [word, kind] = notes[next].args.data.message.split(" ");
      tap = word === "tap" ? { kind, ...Object.fromEntries(COLUMNS.map((column) => [column, 0])) } : undefined;
      if (tap) found.push(tap);
    }
    const above = open.at(-1);
    if (above) above.own -= event.tdur;
    open.push({ of: tap, kind: kindOf(event.name), own: event.tdur, end: event.ts + event.dur });
    if (tap && event.name === "UpdateLayoutTree") tap.elements += event.args.elementCount ?? 0;
  }
  close(Infinity);
  for (const one of found) one.sum = one.script + one.style + one.layout + one.paint + one.other;
  return found;
}

/** Returns the medians of every column, by kind of tap. */
export function table(taps) {
  const median = (list) => list.sort((one, other) => one - other)[Math.floor(list.length / 2)];
  return [...new Set(taps.map(({ kind }) => kind))].sort().map((kind) => {
    const own = taps.filter((tap) => tap.kind === kind);
    return { kind, count: own.length, ...Object.fromEntries(COLUMNS.map((column) => [column, median(own.map((tap) => tap[column]))])) };
  });
}
