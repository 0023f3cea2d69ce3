// Request handler for a built site: negotiates compression, serves no dot files and nothing outside the folder.
import { realpathSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname, join, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import sirv from "sirv";

/** Media types of the compressible files. */
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
/** Encoders in order of preference. Browsers accept Brotli only over HTTPS or from localhost, so classroom tablets get gzip. */
const ENCODERS = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 9 }),
};
/** File names with a content hash: such files never change. */
const NAMED_BY_CONTENT = /-[0-9a-f]{16}\.\w+$/;

const caching = (path) => (NAMED_BY_CONTENT.test(path) ? "public, max-age=31536000, immutable" : "no-cache");

/** Returns the encodings that a request accepts. */
const accepted = (header = "") =>
  header
    .split(",")
    .map((part) => part.trim().split(/\s*;\s*q=/))
    .filter(([, quality = "1"]) => Number(quality) > 0)
    .map(([name]) => name);

/** Returns the file of the site at a path, or undefined. */
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

/** Returns a request handler that serves this folder. */
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

  /** Compresses a file, once per version. */
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
