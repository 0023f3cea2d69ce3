// Serves the archive by nginx with its own configuration, at / and at /ecole/jeux/: `nginx.mjs PORT` runs until it is stopped.
import { spawn } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { SUB_PATH } from "../support/server.mjs";
import { unpack } from "./archive.mjs";

const [port] = process.argv.slice(2);
const folder = unpack();

/** Changes a part of the configuration, as its comments tell a school to. */
const change = (text, from, to) => {
  if (!text.includes(from)) throw new Error(`nginx.conf holds no “${from}”`);
  return text.replace(from, to);
};
let shipped = readFileSync(join(folder, "nginx.conf"), "utf8");
shipped = change(shipped, "listen 80;", `listen 127.0.0.1:${port};`);
shipped = change(shipped, "alias /srv/table-ronde/site/;", `alias ${folder}/site/;`);
const location = shipped.match(/^ {4}location \/ \{[\s\S]*?^ {4}\}/m)[0];
shipped = change(shipped, location, `${location}\n${change(location, "location / {", `location ${SUB_PATH} {`)}`);

const places = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((kind) => `  ${kind}_temp_path ${folder}/${kind};`);
const main = ["worker_processes 1;", `pid ${folder}/pid;`, "events {}", "http {", "  access_log off;", "  log_not_found off;", ...places, shipped, "}"];
writeFileSync(join(folder, "main.conf"), main.join("\n"));

const server = spawn("nginx", ["-e", "stderr", "-p", folder, "-c", join(folder, "main.conf"), "-g", "daemon off;"], {
  stdio: "inherit",
  env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` },
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill("SIGTERM"));
server.on("exit", (status) => {
  rmSync(folder, { recursive: true, force: true });
  process.exit(status ?? 0);
});
