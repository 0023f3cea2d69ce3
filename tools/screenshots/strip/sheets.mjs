// Contact sheets: pictures in rows, each with a caption.
import { join } from "node:path";

const ROWS = 5;
const style = (columns) =>
  `body{margin:8px;font:15px sans-serif;display:grid;grid-template-columns:repeat(${columns},1fr);gap:8px}figure{margin:0}.pictures{display:flex;gap:4px}img{width:100%;min-width:0}.cut{background:#fbb}`;

const escaped = (text) => text.replace(/[<>&]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * Writes frames (JPEG picture, text, note) to `NAME-01.png` and so on. A frame may have a second picture `beside` the first. Frames with
 * `isCut` are red. Returns the number of sheets.
 */
export async function writeSheets(context, folder, name, frames, columns = 6) {
  const image = (picture) => (picture ? `<img src="data:image/jpeg;base64,${picture.toString("base64")}">` : "");
  const figure = ({ text, note, picture, beside, isCut }) => {
    const pictures = `<div class="pictures">${image(picture)}${image(beside)}</div>`;
    return `<figure${isCut ? ' class="cut"' : ""}>${pictures}<figcaption>${escaped(text)}<br><small>${escaped(note ?? "")}</small></figcaption></figure>`;
  };
  const page = await context.newPage();
  await page.setViewportSize({ width: 1800, height: 200 });
  let sheets = 0;
  for (let at = 0; at < frames.length; at += columns * ROWS) {
    sheets += 1;
    const some = frames.slice(at, at + columns * ROWS);
    await page.setContent(`<!doctype html><style>${style(columns)}</style>${some.map(figure).join("")}`);
    await page.screenshot({ path: join(folder, `${name}-${String(sheets).padStart(2, "0")}.png`), fullPage: true });
  }
  await page.close();
  return sheets;
}
