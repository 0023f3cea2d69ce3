// Answers requests from the folder of a built site: compressed where the browser takes it, no dot files, nothing outside the folder.
import { realpathSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname, join, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import sirv from "sirv";

/** The files that compress well, with their types. */
const TYPES = {
  ".html": "text/html;charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".wasm": "application/wasm",
  ".svg": "image/svg+xml",
  ".webmanifest": "application/manifest+json",
  ".json": "application/json",
  ".txt": "text/plain;charset=utf-8",
};
/** In order of preference. Browsers take brotli over https and from their own machine only; tablets of a room get gzip. */
const ENCODERS = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 9 }),
};
/** Names that hold a sum of their content never change. */
const NAMED_BY_CONTENT = /-[0-9a-f]{16}\.\w+$/;

const caching = (path) => (NAMED_BY_CONTENT.test(path) ? "public, max-age=31536000, immutable" : "no-cache");

/** The encodings that a request takes. */
const accepted = (header = "") =>
  header
    .split(",")
    .map((part) => part.trim().split(/\s*;\s*q=/))
    .filter(([, quality = "1"]) => Number(quality) > 0)
    .map(([name]) => name);

/** The file that a path means, if it is one of the site. */
function fileOf(root, address) {
  try {
    const path = decodeURI(address.replace(/[?#].*/, "")).replace(/\/$/, "/index.html");
    if (path.includes("\0") || path.split("/").some((part) => part.startsWith("."))) return undefined;
    const file = realpathSync(join(root, path));
    const stats = statSync(file);
    return file.startsWith(root + sep) && stats.isFile() ? { file, stats } : undefined;
  } catch {
    return undefined;
  }
}

/** A handler of requests that serves this folder. */
export function site(folder) {
  const root = realpathSync(folder);
  const plain = sirv(root, {
    dev: true,
    etag: true,
    setHeaders: (response, path) => {
      response.setHeader("Cache-Control", caching(path));
      response.setHeader("Vary", "Accept-Encoding");
    },
  });
  const compressed = new Map();

  /** A file compressed, once for each version of it. */
  const compress = (encoding, { file, stats }) => {
    const key = `${encoding} ${file}`;
    if (compressed.get(key)?.mtime !== stats.mtimeMs) {
      compressed.set(key, { mtime: stats.mtimeMs, bytes: readFile(file).then(ENCODERS[encoding]) });
    }
    return compressed.get(key).bytes;
  };

  return async (request, response) => {
    const nothing = () => response.writeHead(404).end("There is nothing here.");
    const found = fileOf(root, request.url);
    if (!found) return nothing();
    const taken = accepted(request.headers["accept-encoding"]);
    const encoding = Object.keys(ENCODERS).find((name) => taken.includes(name));
    const type = TYPES[extname(found.file)];
    if (!type || !encoding || request.headers.range) return plain(request, response, nothing);
    const headers = {
      "Content-Type": type,
      "Cache-Control": caching(found.file),
      Vary: "Accept-Encoding",
      ETag: `W/"${found.stats.size}-${found.stats.mtimeMs}-${encoding}"`,
    };
    if (request.headers["if-none-match"] === headers.ETag) return response.writeHead(304, headers).end();
    const bytes = await compress(encoding, found).catch(() => undefined);
    if (!bytes) return nothing();
    response.writeHead(200, { ...headers, "Content-Encoding": encoding, "Content-Length": bytes.length });
    return response.end(request.method === "HEAD" ? undefined : bytes);
  };
}
