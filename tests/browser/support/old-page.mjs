// A page of a Chromium of any version: navigation, evaluation, touch input and screenshots.
import { transformSync } from "esbuild";
import { steadily } from "./robot.js";

/** Timeout for a page to reach an expected state, in milliseconds. */
const PATIENCE = 60_000;

// esbuild compiles functions that run in the page for the oldest browser.
const lowered = new Map();
function script(work) {
  const source = String(work);
  if (!lowered.has(source)) {
    const { code } = transformSync(`window.asked = ${source}`, { target: "chrome64" });
    lowered.set(source, code);
  }
  return lowered.get(source);
}
/** Rejects after the timeout instead of hanging. */
function inTime(promise, what) {
  let late;
  const end = new Promise((_, failed) => {
    late = setTimeout(() => failed(new Error(`${what}: no answer within ${PATIENCE} ms`)), PATIENCE);
  });
  return Promise.race([promise, end]).finally(() => clearTimeout(late));
}
const call = (work, values) => `{ ${script(work)}; window.asked(...${JSON.stringify(values)}) }`;

export class OldPage {
  /** The last touches with their times (`steadily`). */
  hand = {};
  /** Errors of the console and the page. */
  errors = [];

  constructor(client, close) {
    this.client = client;
    this.close = async () => {
      await this.leave();
      await close();
    };
  }

  async begin({ width, height }) {
    const { Page, Runtime, Network, Log } = this.client;
    Runtime.exceptionThrown(({ exceptionDetails: { text, exception } }) => this.errors.push(`${text} ${exception?.description ?? ""}`));
    Runtime.consoleAPICalled(({ type, args }) => {
      if (["error", "assert"].includes(type)) this.errors.push(args.map(({ value, description }) => value ?? description).join(" "));
    });
    // A page from a file has no icon, and some browsers request one. feature-detect.js probes the policy keyword, and browsers that do not
    // know it log an error.
    const isExpected = (text, url) => url.endsWith("/favicon.ico") || (/feature-detect\.js/.test(url) && /invalid source: ''wasm-unsafe-eval''/.test(text));
    Log.entryAdded(({ entry: { level, text, url = "" } }) => {
      if (level === "error" && !isExpected(text, url)) this.errors.push(`${text} ${url}`);
    });
    // A browser dialog (« leave? ») would block everything.
    Page.javascriptDialogOpening(() => Page.handleJavaScriptDialog({ accept: true }));
    await Promise.all([Page.enable(), Runtime.enable(), Network.enable(), Log.enable()]);
    await this.resize({ width, height });
  }

  async resize({ width, height }) {
    const { Emulation } = this.client;
    await Emulation.setDeviceMetricsOverride({ width, height, deviceScaleFactor: 1, mobile: false });
    await Emulation.setTouchEmulationEnabled({ enabled: true, maxTouchPoints: 5 });
  }

  leave() {
    return this.client.close().catch(() => {});
  }

  /** Runs a function in every page before its own scripts. */
  async beforeAll(work, ...values) {
    await this.client.Page.addScriptToEvaluateOnNewDocument({ source: call(work, values) });
  }

  /** Evaluates a function or an expression in the page. */
  async ask(work, ...values) {
    const expression = typeof work === "string" ? work : call(work, values);
    const { result, exceptionDetails: wrong } = await inTime(
      this.client.Runtime.evaluate({ expression, awaitPromise: true, returnByValue: true }),
      "a question to the page",
    );
    if (wrong) throw new Error(wrong.exception?.description ?? wrong.text);
    return result.value;
  }

  /** Polls the page until the result is truthy; resolves to it. */
  async until(why, work, ...values) {
    const end = Date.now() + PATIENCE;
    for (;;) {
      // A page that is loading rejects the call.
      const answer = await this.ask(work, ...values).catch((error) => {
        if (Date.now() > end) throw error;
      });
      if (answer) return answer;
      if (Date.now() > end) throw new Error(`${why}: not within ${PATIENCE} ms; the page has ${await this.seen()}${this.errors.map((error) => `\n${error}`).join("")}`);
      await new Promise((done) => setTimeout(done, 15));
    }
  }
  /** Waits until a matching element is visible. */
  there(selector) {
    return this.until(`${selector} is there`, (selector) => [...document.querySelectorAll(selector)].some((one) => one.getClientRects().length > 0), selector);
  }
  gone(selector) {
    return this.until(`${selector} is gone`, (selector) => !document.querySelector(selector), selector);
  }
  seen() {
    return this.ask(() => `${location.hash} ${document.body.innerText.trim().replace(/\s+/g, " ").slice(0, 300)}`).catch(String);
  }

  /** Opens an address as a new visit. */
  async visit(address) {
    await this.client.Page.navigate({ url: "about:blank" });
    await this.until("an empty page", () => location.href === "about:blank" && document.readyState === "complete");
    await this.client.Page.navigate({ url: address });
    await this.until(address, () => location.href !== "about:blank" && document.readyState === "complete");
  }
  async reload() {
    await this.ask(() => void (window.before = true));
    await this.client.Page.reload();
    await this.until("the page again", () => !window.before && document.readyState === "complete");
  }

  /** Scrolls a matching element into view and returns its centre once it is still and takes taps. A hint may pulse around it. */
  spot(selector) {
    return this.until(`${selector} stands still`, async (selector) => {
      const one = document.querySelector(selector);
      if (!one || getComputedStyle(one).pointerEvents === "none") return null;
      const inside = ({ left, right, top, bottom }) => left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
      if (!inside(one.getBoundingClientRect())) one.scrollIntoView({ block: "center", inline: "center" });
      const middle = () => {
        const { left, top, width, height } = one.getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2, isSeen: width > 0 && height > 0 };
      };
      const before = middle();
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      const { x, y, isSeen } = middle();
      return isSeen && Math.hypot(x - before.x, y - before.y) < 1 ? { x, y } : null;
    }, selector);
  }
  async press({ x, y }) {
    await inTime(this.client.Input.dispatchTouchEvent({ type: "touchStart", touchPoints: [{ x, y }] }), "a touch");
  }
  async lift() {
    await inTime(this.client.Input.dispatchTouchEvent({ type: "touchEnd", touchPoints: [] }), "the end of a touch");
  }
  /** Taps a point, or the centre of a matching element. */
  async touch(where) {
    const point = typeof where === "string" ? await this.spot(where) : where;
    await steadily(this.hand, point, async () => {
      await this.press(point);
      await this.lift();
    });
  }

  /** Returns a screenshot. */
  async picture() {
    const { data } = await this.client.Page.captureScreenshot({ format: "png" });
    return Buffer.from(data, "base64");
  }
  /** Returns the page as a PDF file. */
  async paper() {
    const { data } = await this.client.Page.printToPDF({ preferCSSPageSize: true, printBackground: true });
    return Buffer.from(data, "base64");
  }
}
