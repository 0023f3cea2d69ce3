// A port of this machine that nobody listens on.
import { createServer } from "node:net";

/** Finds one. */
export const freePort = () =>
  new Promise((found) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => found(port));
    });
  });
