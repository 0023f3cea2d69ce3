// Asset server shim of the single-file build: serves the files embedded in the page instead of a server.
import { decode } from "@alttiri/base85";
import { gunzipSync } from "fflate";
import { SIGNS } from "./base85-alphabet.js";

(() => {
  const kept = new Map(Object.entries(JSON.parse(document.getElementById("kept").textContent)));
  const folder = new URL("./", document.baseURI).href;

  /** Returns the name of the embedded file at a URL, or undefined. */
  const nameOf = (address) => {
    const full = new URL(address, folder).href.replace(/[?#].*$/, "");
    const name = full.startsWith(folder) ? decodeURIComponent(full.slice(folder.length)) : "";
    return kept.has(name) ? name : undefined;
  };

  const blobs = new Map();
  const plain = ({ type, data }) => new Blob([decode(data, SIGNS)], { type });
  // DecompressionStream exists only since 2023.
  const unpacked = async ({ type, data }) => new Blob([gunzipSync(decode(data, SIGNS))], { type });
  const blob = (name) => {
    const file = kept.get(name);
    if (!blobs.has(name)) blobs.set(name, file.isPacked ? unpacked(file) : Promise.resolve(plain(file)));
    return blobs.get(name);
  };

  const fetchElsewhere = window.fetch;
  window.fetch = async (asked, ...rest) => {
    const name = nameOf(asked instanceof Request ? asked.url : String(asked));
    return name ? new Response(await blob(name)) : fetchElsewhere.call(window, asked, ...rest);
  };

  // Images and sounds are set by attribute and need their URL synchronously, so they are stored uncompressed. Scripts and style sheets
  // can wait for decompression.
  const addresses = new Map();
  const local = (address) => {
    const name = nameOf(address);
    if (!name || kept.get(name).isPacked) return address;
    if (!addresses.has(name)) addresses.set(name, URL.createObjectURL(plain(kept.get(name))));
    return addresses.get(name);
  };
  const soon = (type, property, find) => {
    const own = Object.getOwnPropertyDescriptor(type.prototype, property);
    Object.defineProperty(type.prototype, property, {
      ...own,
      set(address) {
        const name = nameOf(address);
        if (name) find(name).then((found) => own.set.call(this, found));
        else own.set.call(this, address);
      },
    });
    type.prototype.setAttribute = function (name, value) {
      if (name === property) this[property] = value;
      else Element.prototype.setAttribute.call(this, name, value);
    };
  };
  soon(HTMLScriptElement, "src", (name) => module(name));
  soon(HTMLLinkElement, "href", async (name) => URL.createObjectURL(await blob(name)));
  for (const { prototype } of [HTMLImageElement, HTMLMediaElement, HTMLSourceElement]) {
    const own = Object.getOwnPropertyDescriptor(prototype, "src");
    Object.defineProperty(prototype, "src", {
      ...own,
      set(address) {
        own.set.call(this, local(address));
      },
    });
    prototype.setAttribute = function (name, value) {
      Element.prototype.setAttribute.call(this, name, name === "src" ? local(value) : value);
    };
  }
  const Sound = window.Audio;
  window.Audio = function (address) {
    return address === undefined ? new Sound() : new Sound(local(address));
  };
  window.Audio.prototype = Sound.prototype;

  // Modules import others by relative URL. Both get a blob URL, created once.
  const modules = new Map();
  const build = async (name) => {
    let text = await (await blob(name)).text();
    for (const [whole, before, quote, place] of [...text.matchAll(/((?:\bfrom|\bimport)\s*)(["'])(\.[^"']+)\2/g)]) {
      const wanted = nameOf(new URL(place, folder + name).href);
      if (wanted) text = text.replace(whole, `${before}${quote}${await module(wanted)}${quote}`);
    }
    return URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
  };
  const module = (name) => {
    if (!modules.has(name)) modules.set(name, build(name));
    return modules.get(name);
  };
  window.tableRondeImport = async (address) => import(await module(nameOf(String(address))));

  // A file: page has no Cache Storage and needs none.
  Object.defineProperty(window, "caches", { value: undefined });

  // The file contains the whole app: nothing is precached.
  document.documentElement.dataset.copy = "file";
  document.documentElement.dataset.offline = "ready";
  document.documentElement.dataset.voice = "ready";
})();
