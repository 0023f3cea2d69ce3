// Serves the built app at / and again under /ecole/jeux/, as a school's server might.
// As a program, `server.mjs [PORT]` serves until it is stopped.
import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import sirv from "sirv";

/** The folder under which the app is served a second time. */
export const SUB_PATH = "/ecole/jeux/";

const built = fileURLToPath(new URL("../../../dist", import.meta.url));

/** Starts the server, which serves the app under other `folders` too; resolves to its address and a function that stops it. */
export function serve({ port = 0, folder = process.env.DIST ?? built, folders = [SUB_PATH] } = {}) {
  const files = sirv(folder, { dev: true, etag: true });
  const server = createServer((request, response) => {
    const below = folders.find((folder) => request.url.startsWith(folder));
    if (below) request.url = request.url.slice(below.length - 1);
    files(request, response, () => {
      response.statusCode = 404;
      response.end("There is nothing here.");
    });
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => {
      resolve({
        address: `http://127.0.0.1:${server.address().port}`,
        stop: () => {
          server.closeAllConnections();
          return new Promise((stopped) => server.close(stopped));
        },
      });
    });
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { address } = await serve({ port: Number(process.argv[2] ?? 0) });
  console.log(address);
}
