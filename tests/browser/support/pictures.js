// Pages of a PDF file as grey pictures, as a printer that knows no other program would draw them (pdftoppm).
import { execFileSync } from "node:child_process";

const DPI = 50;
const MM = 25.4 / DPI;

/** A grey picture: a byte for each point, 255 is paper. */
class Picture {
  constructor(width, height, points) {
    Object.assign(this, { width, height, points });
  }

  /** How many points bear ink nearer to an edge than so many millimetres. */
  inkNearEdges(millimetres) {
    const near = Math.floor(millimetres / MM);
    let ink = 0;
    for (let y = 0; y < this.height; y += 1) {
      for (let x = 0; x < this.width; x += 1) {
        const inside = x >= near && y >= near && x < this.width - near && y < this.height - near;
        if (!inside && this.points[y * this.width + x] < 250) ink += 1;
      }
    }
    return ink;
  }
}

/** The pages of a file. */
export function pictures(bytes) {
  const stream = execFileSync("pdftoppm", ["-r", String(DPI), "-gray", "-"], { input: bytes, maxBuffer: 1 << 28 });
  const pages = [];
  for (let at = 0; at < stream.length; ) {
    const [head, width, height] = stream.toString("latin1", at, at + 40).match(/^P5\s+(\d+)\s+(\d+)\s+255\s/);
    const [w, h] = [Number(width), Number(height)];
    const begin = at + head.length;
    pages.push(new Picture(w, h, stream.subarray(begin, begin + w * h)));
    at = begin + w * h;
  }
  return pages;
}

/** The share of points that are clearly darker or lighter than all points around them on the other picture. */
export function unlikeness(one, other) {
  const [w, h] = [Math.min(one.width, other.width), Math.min(one.height, other.height)];
  const differs = (a, b, x, y) => {
    const here = a.points[y * a.width + x];
    for (let dy = -1; dy <= 1; dy += 1) {
      for (let dx = -1; dx <= 1; dx += 1) {
        if (Math.abs(b.points[(y + dy) * b.width + x + dx] - here) < 48) return false;
      }
    }
    return true;
  };
  let different = 0;
  for (let y = 1; y < h - 1; y += 1) {
    for (let x = 1; x < w - 1; x += 1) if (differs(one, other, x, y) || differs(other, one, x, y)) different += 1;
  }
  return different / (w * h);
}
