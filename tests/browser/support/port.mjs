// Free ports of this machine.
import { createServer } from "node:net";

/** Resolves to a port that nothing listens on. */
export const freePort = () =>
  new Promise((found) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => found(port));
    });
  });
