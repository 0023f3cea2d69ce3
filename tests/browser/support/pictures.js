// Pages of a PDF file as grey pictures, as a printer that knows no other program would draw them (pdftoppm).
import { execFileSync } from "node:child_process";

const DPI = 100;
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

/** The side of the squares that are compared, in points: two millimetres. */
const SQUARE = 8;

/** The mean grey of each square. */
const squares = ({ width, height, points }, columns, rows) => {
  const means = new Float64Array(columns * rows);
  for (let y = 0; y < Math.min(height, rows * SQUARE); y += 1) {
    for (let x = 0; x < Math.min(width, columns * SQUARE); x += 1) {
      means[Math.floor(y / SQUARE) * columns + Math.floor(x / SQUARE)] += points[y * width + x] / SQUARE ** 2;
    }
  }
  return means;
};

/** How far two pictures differ where they differ most, in greys of 255: the mean of the worst hundredth of their squares. */
export function unlikeness(one, other) {
  const columns = Math.floor(Math.min(one.width, other.width) / SQUARE);
  const rows = Math.floor(Math.min(one.height, other.height) / SQUARE);
  const [mine, others] = [one, other].map((picture) => squares(picture, columns, rows));
  const worst = mine.map((grey, index) => Math.abs(grey - others[index])).sort().slice(-Math.ceil(mine.length / 100));
  return worst.reduce((sum, off) => sum + off, 0) / worst.length;
}
