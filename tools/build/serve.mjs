// HTTP server for a built site: serve.mjs FOLDER HOST PORT. Prints the URL. Uses the next free port if the given one is taken.
import { createServer } from "node:http";
import { networkInterfaces } from "node:os";
import { site } from "./site.mjs";

const [folder = "dist", host = "127.0.0.1", wanted = "8080"] = process.argv.slice(2);
const server = createServer(site(folder));

let port = Number(wanted);
server.on("error", (error) => {
  if (error.code !== "EADDRINUSE" || port >= Math.min(Number(wanted) + 50, 65535)) {
    console.error(`Port ${port} cannot be used: ${error.message}. Choose another one: ./run --port N`);
    process.exit(1);
  }
  port += 1;
  server.listen(port, host);
});
server.on("listening", () => {
  console.log(`\nTable ronde: http://127.0.0.1:${port}/`);
  if (host === "0.0.0.0") {
    const addresses = Object.values(networkInterfaces())
      .flat()
      .filter((address) => address.family === "IPv4" && !address.internal);
    for (const { address } of addresses) console.log(`For the tablets of the room: http://${address}:${port}/`);
    console.log("(Offline play needs https, or this very device.)");
  }
  console.log("Stop with Ctrl+C.");
});
server.listen(port, host);
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(0));
