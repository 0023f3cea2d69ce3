// Crash-test server: serves the app in any number of versions with the player injected, and collects the player's reports.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import sirv from "sirv";
import { GAMES } from "../../../tests/browser/support/catalogue.js";
import { begin } from "./player.js";

const TYPES = { "index.html": "text/html", "start.js": "text/javascript", "sw.js": "text/javascript", "player.js": "text/javascript" };
const digest = (algorithm, form, text) => createHash(algorithm).update(text).digest(form);

/** Returns the files that differ between versions, by name. */
function versions(folder) {
  const [page, boot, worker] = ["index.html", "start.js", "sw.js"].map((name) => readFileSync(join(folder, name), "utf8"));
  return (number) => {
    const texts = {
      "index.html": page.replace("</head>", `<meta name="version" content="${number}"><script src="player.js"></script></head>`),
      "start.js": `${boot}// ${number}\n`,
    };
    const entry = (name) =>
      `{url:"${name}",revision:"${digest("md5", "hex", texts[name])}",integrity:"sha256-${digest("sha256", "base64", texts[name])}"}`;
    texts["sw.js"] = Object.keys(texts).reduce((text, name) => {
      const next = text.replace(new RegExp(`\\{url:"${name}",[^}]*\\}`), () => entry(name));
      if (next === text) throw new Error(`sw.js does not list ${name}, so no newer version can be made. Run ./run --build.`);
      return next;
    }, worker);
    return texts;
  };
}

/** Starts the server. `visit` prepares it for the next page. */
export async function startSite(folder) {
  const files = sirv(folder, { dev: true, etag: true });
  const at = versions(folder);
  let texts = at(0);
  const site = { version: 0, player: "", heard: () => {} };
  /** Starts a new visit if the page reloaded itself, as for an update. The previous one is compared separately. */
  const begunAnew = ({ at, texts }) => {
    if (site.before) site.again.push({ before: site.before, said: site.said, stored: site.stored, done: site.done, end: at, after: texts });
    Object.assign(site, { before: texts, said: new Map(), stored: new Map() });
  };
  const server = createServer((request, response) => {
    if (request.method !== "POST") {
      const name = request.url.replace(/^\/|\?.*/g, "") || "index.html";
      const text = name === "player.js" ? site.player : texts[name];
      if (text === undefined) return files(request, response, () => response.writeHead(404).end());
      return response.writeHead(200, { "content-type": TYPES[name], "cache-control": "no-cache" }).end(text);
    }
    let body = "";
    request.on("data", (part) => (body += part));
    request.on("end", () => {
      const told = JSON.parse(body);
      if (told.key) site.said.set(told.key, [...(site.said.get(told.key) ?? []), told]);
      if (told.deed) site.done.push(told);
      if (told.fault) site.faults.push(told.fault);
      for (const one of told.stored ?? []) {
        site.took.push(one.took);
        if (!(site.stored.get(one.key)?.at > one.at)) site.stored.set(one.key, one);
      }
      if (told.texts) begunAnew(told);
      site.heard(told);
      response.end();
    });
    return undefined;
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  return {
    ...{ address: `http://127.0.0.1:${server.address().port}/`, site },
    /** Sets the seed and the operation of the next page. */
    visit: (seed, deed) => {
      Object.assign(site, {
        before: undefined,
        said: new Map(),
        stored: new Map(),
        done: [],
        faults: [],
        again: [],
        took: [],
        player: `(${begin})(${seed}, ${JSON.stringify(GAMES)}, ${JSON.stringify(deed)})`,
      });
    },
    /** Serves a newer version from now on. */
    renew: () => {
      site.version += 1;
      texts = at(site.version);
    },
    /** Resolves to the next matching report of the page. */
    hears: (fits) =>
      new Promise((done) => {
        site.heard = (told) => fits(told) && done(told);
      }),
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
