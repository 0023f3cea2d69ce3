// Measures a PDF file: page sizes, outlines and words, in millimetres from the upper left corner.
import { OPS, getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

const MM = 25.4 / 72;
const times = ([a, b, c, d, e, f], [g, h, i, j, k, l]) => [
  a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f,
];

/** Returns the bounding boxes of all outlines of a page. */
const outlines = async (page, height) => {
  const { fnArray, argsArray } = await page.getOperatorList();
  const boxes = [];
  let matrix = [1, 0, 0, 1, 0, 0];
  const kept = [];
  fnArray.forEach((what, index) => {
    const args = argsArray[index];
    if (what === OPS.save) kept.push(matrix);
    else if (what === OPS.restore) matrix = kept.pop() ?? matrix;
    else if (what === OPS.transform) matrix = times(matrix, args);
    else if (what === OPS.paintFormXObjectBegin) {
      kept.push(matrix);
      if (args[0]) matrix = times(matrix, args[0]);
    } else if (what === OPS.paintFormXObjectEnd) matrix = kept.pop() ?? matrix;
    else if (what === OPS.constructPath) {
      const [left, low, right, high] = args[2];
      const corners = [[left, low], [right, low], [left, high], [right, high]].map(([x, y]) => [
        matrix[0] * x + matrix[2] * y + matrix[4],
        matrix[1] * x + matrix[3] * y + matrix[5],
      ]);
      const xs = corners.map(([x]) => x * MM);
      const ys = corners.map(([, y]) => (height - y) * MM);
      const x = Math.min(...xs);
      const y = Math.min(...ys);
      boxes.push({ x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y });
    }
  });
  return boxes;
};

/** Returns all pages: width, height, outlines, and words with their start and end. */
export async function measure(bytes) {
  const file = await getDocument({ data: new Uint8Array(bytes), verbosity: 0, isEvalSupported: false }).promise;
  const pages = [];
  for (let number = 1; number <= file.numPages; number += 1) {
    const page = await file.getPage(number);
    const [, , width, height] = page.view;
    const { items } = await page.getTextContent();
    const words = items
      .filter(({ str }) => str.trim())
      .map(({ str, width: wide, transform: [a, b, , , x, y] }) => {
        const turn = Math.hypot(a, b) || 1;
        const ends = [x, x + (wide * a) / turn].map((end) => end * MM);
        return { text: str.trim(), x: Math.min(...ends), end: Math.max(...ends), y: (height - y) * MM };
      });
    pages.push({ w: width * MM, h: height * MM, words, boxes: await outlines(page, height) });
  }
  await file.destroy();
  return pages;
}
