// Renders the pages of a PDF file as grey pictures, with pdftoppm as an independent renderer.
import { execFileSync } from "node:child_process";

const DPI = 100;
const MM = 25.4 / DPI;

/** A grey picture: one byte for each pixel, 255 is paper. */
class Picture {
  constructor(width, height, points) {
    Object.assign(this, { width, height, points });
  }

  /** Returns the number of ink pixels within this distance of an edge, in millimetres. */
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

/** Returns the pages of a PDF file. */
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

/** Side of the compared squares, in pixels: two millimetres. */
const SQUARE = 8;

/** Returns the mean grey of each square. */
const squares = ({ width, height, points }, columns, rows) => {
  const means = new Float64Array(columns * rows);
  for (let y = 0; y < Math.min(height, rows * SQUARE); y += 1) {
    for (let x = 0; x < Math.min(width, columns * SQUARE); x += 1) {
      means[Math.floor(y / SQUARE) * columns + Math.floor(x / SQUARE)] += points[y * width + x] / SQUARE ** 2;
    }
  }
  return means;
};

/** Returns the difference between two pictures, out of 255: the mean of the worst hundredth of their squares. */
export function unlikeness(one, other) {
  const columns = Math.floor(Math.min(one.width, other.width) / SQUARE);
  const rows = Math.floor(Math.min(one.height, other.height) / SQUARE);
  const [mine, others] = [one, other].map((picture) => squares(picture, columns, rows));
  const worst = mine.map((grey, index) => Math.abs(grey - others[index])).sort().slice(-Math.ceil(mine.length / 100));
  return worst.reduce((sum, off) => sum + off, 0) / worst.length;
}
