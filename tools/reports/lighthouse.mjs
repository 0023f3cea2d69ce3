// Lighthouse report: first load of two pages on a throttled phone, medians of several runs: lighthouse.mjs [RUNS]. Never fails. Uses
// dist/ with Brotli, and fetches lighthouse with npx.
import { execFile } from "node:child_process";
import { cp, mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompressSync } from "node:zlib";
import sirv from "sirv";

const PACKED = [".woff2", ".png", ".mp3"];
const runs = Number(process.argv[2] ?? 3);
const folder = await mkdtemp(join(tmpdir(), "table-ronde-"));
await cp("dist", folder, { recursive: true });
for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
  const file = join(entry.parentPath, entry.name);
  if (entry.isFile() && !PACKED.includes(extname(file))) await writeFile(`${file}.br`, brotliCompressSync(await readFile(file)));
}
const server = createServer(sirv(folder, { brotli: true, etag: true, maxAge: 3600 }));
await new Promise((ready) => server.listen(0, "127.0.0.1", ready));

const median = (numbers) => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
const report = join(folder, "report.json");
const network = { simulate: "reckoned from a fast load", devtools: "loaded as slowly as that" };
/** Pages with their targets for largest contentful paint and total blocking time, in milliseconds. */
const PAGES = [
  { page: "the first page", address: "", paint: 1500, blocking: 30 },
  { page: "the shelf", address: "#/etagere", paint: 2200, blocking: 80 },
];
const measured = PAGES.flatMap((about) => Object.entries(network).map(([method, how]) => ({ ...about, method, how })));
for (const { page, address, paint, blocking, method, how } of measured) {
  const seen = [];
  for (let run = 0; run < runs; run += 1) {
    await promisify(execFile)(
      "npx",
      [
        "--yes",
        "lighthouse@12",
        `http://127.0.0.1:${server.address().port}/${address}`,
        "--quiet",
        "--output=json",
        `--output-path=${report}`,
        "--only-categories=performance,accessibility,best-practices",
        `--throttling-method=${method}`,
        "--chrome-flags=--headless=new --no-sandbox --disable-gpu",
      ],
      { env: { ...process.env, CHROME_PATH: process.env.CHROMIUM ?? "/usr/bin/chromium" } },
    );
    seen.push(JSON.parse(await readFile(report, "utf8")));
  }
  const audit = (name) => Math.round(median(seen.map(({ audits }) => audits[name].numericValue)));
  const score = (name) => Math.round(100 * median(seen.map(({ categories }) => categories[name].score)));
  console.log(`${page}, ${how}:`);
  console.log(`  largest contentful paint ${audit("largest-contentful-paint")} ms, aim ${paint}`);
  console.log(`  blocking time ${audit("total-blocking-time")} ms, aim ${blocking}`);
  console.log(
    `  performance ${score("performance")}, accessibility ${score("accessibility")} (aim 100), best practices ${score("best-practices")}`,
  );
}
server.close();
server.closeAllConnections();
await rm(folder, { recursive: true });
