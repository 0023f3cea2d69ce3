// @ts-check
// PDF export: converts sheets to a vector PDF in true millimetres, without a network. Sheets may differ in size. A text with a character that no
// embedded face has becomes an image: Chinese fonts are too large to embed again, and jsPDF does not join Arabic letters.
import { jsPDF } from "jspdf";
import { svg2pdf } from "svg2pdf.js";
import regular from "../assets/fonts/andika-latin-400-normal.woff2";
import regularEast from "../assets/fonts/ardoise-east-400.woff2";
import regularCyrillic from "../assets/fonts/ardoise-cyrillic-400.woff2";
import bold from "../assets/fonts/andika-latin-700-normal.woff2";
import boldEast from "../assets/fonts/ardoise-east-700.woff2";
import boldCyrillic from "../assets/fonts/ardoise-cyrillic-700.woff2";
import title from "../assets/fonts/grenze-latin-700-normal.woff2";
import titleWest from "../assets/fonts/grenze-west-700.woff2";
import titleEast from "../assets/fonts/grenze-east-700.woff2";

/** Embedded faces: data, family, style. */
const FACES = [
  [regular, "Andika", "normal"],
  [regularEast, "Ardoise East", "normal"],
  [regularCyrillic, "Ardoise Cyrillic", "normal"],
  [bold, "Andika", "bold"],
  [boldEast, "Ardoise East", "bold"],
  [boldCyrillic, "Ardoise Cyrillic", "bold"],
  [title, "Grenze", "bold"],
  [titleWest, "Grenze West", "bold"],
  [titleEast, "Grenze East", "bold"],
];
/** Fallback families of each family, in order, as in styles/press.css. */
const ANDIKA = ["Andika", "Ardoise East", "Ardoise Cyrillic"];
/** @type {Record<string, string[]>} */
const FALLBACKS = { Andika: ANDIKA, Grenze: ["Grenze", "Grenze West", "Grenze East", ...ANDIKA] };
const SVG = "http://www.w3.org/2000/svg";
const SHAPES = "path,rect,circle,ellipse,line,polygon,polyline,text";
const STYLES = [
  "fill",
  "fill-opacity",
  "fill-rule",
  "stroke",
  "stroke-opacity",
  "stroke-width",
  "stroke-dasharray",
  "stroke-linecap",
  "stroke-linejoin",
  "font-family",
  "font-size",
  "font-weight",
  "text-anchor",
];

/** Characters that are never drawn. */
const UNSEEN = /[\u200e\u200f\u2060]/g;
/** Resolution of text images, in pixels per millimetre: about 400 dpi. */
const DOTS = 16;
/** Height above and below the baseline, in parts of the font size. */
const [ABOVE, BELOW] = [1.3, 0.6];

let clips = 0;

/** Replaces a `use` element by a copy of the drawing that it references. */
const expand = (/** @type {Element} */ use) => {
  const group = document.createElementNS(SVG, "g");
  for (const name of ["class", "color", "opacity", "fill", "stroke"]) {
    const value = use.getAttribute(name);
    if (value) group.setAttribute(name, value);
  }
  const number = (/** @type {string} */ name) => Number.parseFloat(use.getAttribute(name) ?? "0");
  let transform = use.getAttribute("transform") ?? "";
  const source = document.getElementById(String(use.getAttribute("href")).slice(1));
  const box = source
    ?.getAttribute("viewBox")
    ?.split(/[\s,]+/)
    .map(Number);
  if (source && box) {
    const [left, top, wide, high] = box;
    const scale = Math.min(number("width") / wide, number("height") / high);
    const x = number("x") + (number("width") - wide * scale) / 2 - left * scale;
    const y = number("y") + (number("height") - high * scale) / 2 - top * scale;
    transform += ` translate(${x} ${y}) scale(${scale})`;
    if (source.getAttribute("overflow") !== "visible") {
      const clip = document.createElementNS(SVG, "clipPath");
      clip.id = `pdf-clip-${(clips += 1)}`;
      const area = document.createElementNS(SVG, "rect");
      Object.entries({ x: left, y: top, width: wide, height: high }).forEach(([key, value]) => area.setAttribute(key, String(value)));
      clip.append(area);
      group.append(clip);
      group.setAttribute("clip-path", `url(#${clip.id})`);
    }
  } else {
    transform += ` translate(${number("x")} ${number("y")})`;
  }
  group.setAttribute("transform", transform.trim());
  // Paper shows the calm drawing of a character, without the layers of its expressions (shell/faces/symbols.js).
  for (const child of source?.children ?? []) if (!child.classList.contains("moods")) group.append(child.cloneNode(true));
  use.replaceWith(group);
};

/** Replaces a text by an image of it, in the fonts of the page. */
const pictured = (/** @type {SVGTextElement} */ text) => {
  const style = getComputedStyle(text);
  const size = parseFloat(style.fontSize);
  const canvas = document.createElement("canvas");
  const brush = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  const font = `${style.fontWeight} ${size * DOTS}px ${style.fontFamily}`;
  brush.font = font;
  const wide = Math.ceil(brush.measureText(String(text.textContent)).width);
  canvas.width = wide + 2 * DOTS;
  canvas.height = Math.ceil((ABOVE + BELOW) * size * DOTS);
  Object.assign(brush, { font, fillStyle: style.fill, direction: style.direction, textAlign: "center" });
  brush.fillText(String(text.textContent), canvas.width / 2, ABOVE * size * DOTS);
  /** @type {Record<string, number>} */
  const ends = style.direction === "rtl" ? { start: 1, end: 0 } : { start: 0, end: 1 };
  const before = ends[style.textAnchor] ?? 0.5;
  const number = (/** @type {string} */ name) => parseFloat(String(text.getAttribute(name)));
  const image = document.createElementNS(SVG, "image");
  const place = {
    x: number("x") - (wide / DOTS) * before - 1,
    y: number("y") - ABOVE * size,
    width: canvas.width / DOTS,
    height: canvas.height / DOTS,
    href: canvas.toDataURL(),
    transform: text.getAttribute("transform") ?? "",
  };
  Object.entries(place).forEach(([name, value]) => image.setAttribute(name, String(value)));
  text.replaceWith(image);
};

/**
 * Face of an embedded font, with its tables as jsPDF reads them.
 * @typedef {{ family: string, letters: { characterToGlyph(code: number): number, widthOfString(text: string, size: number, spacing: number): number } }} Face
 */

/** @typedef {{ getFont(family: string, style: string): { metadata: Face["letters"] } }} Fonts */

/**
 * Splits a text into runs, each in the first face that has its characters. Returns undefined if no face has one of them.
 * @param {string} text
 * @param {Face[]} faces
 */
const runs = (text, faces) => {
  /** @type {{ face: Face, text: string }[]} */
  const found = [];
  for (const sign of text) {
    const face = faces.find(({ letters }) => letters.characterToGlyph(Number(sign.codePointAt(0))));
    if (!face) return undefined;
    const last = found[found.length - 1];
    if (last && last.face === face) last.text += sign;
    else found.push({ face, text: sign });
  }
  return found;
};

/**
 * Splits a text into runs in faces that have its characters: jsPDF silently omits a character that a face lacks. Runs are placed by
 * the advance widths of their letters, as on the page, where kerning is off.
 * @param {jsPDF} pdf
 * @param {SVGTextElement} text
 */
const lettered = (pdf, text) => {
  const style = getComputedStyle(text);
  const [first] = style.fontFamily.replaceAll('"', "").split(",");
  const weight = Number(style.fontWeight) >= 600 ? "bold" : "normal";
  const fonts = /** @type {Fonts} */ (/** @type {unknown} */ (pdf.internal));
  const faces = (FALLBACKS[first] ?? ANDIKA).map((family) => ({ family, letters: fonts.getFont(family, weight).metadata }));
  const found = runs(String(text.textContent).replace(UNSEEN, ""), faces);
  if (!found) return pictured(text);
  const widths = found.map(({ face, text }) => face.letters.widthOfString(text, parseFloat(style.fontSize), 0));
  /** @type {Record<string, number>} */
  const anchors = { start: 0, middle: 0.5, end: 1 };
  const before = anchors[style.textAnchor];
  let x = parseFloat(String(text.getAttribute("x"))) - before * widths.reduce((sum, width) => sum + width, 0);
  found.forEach((run, index) => {
    const part = /** @type {SVGTextElement} */ (text.cloneNode());
    part.textContent = run.text;
    part.setAttribute("x", String(x));
    part.setAttribute("xml:space", "preserve");
    Object.assign(part.style, { fontFamily: `"${run.face.family}"`, textAnchor: "start" });
    text.before(part);
    x += widths[index];
  });
  text.remove();
};

/** Time for which a page waits for its fonts, and for a window that is not painted because it is hidden, in milliseconds. */
const [FONTS, PAINT] = [5000, 100];
const after = (/** @type {number} */ milliseconds) => new Promise((done) => setTimeout(done, milliseconds));
/** Resolves once the window has been painted, so that it stays responsive and shows the progress. */
const painted = () => Promise.race([new Promise((done) => requestAnimationFrame(() => setTimeout(done))), after(PAINT)]);

/**
 * Makes a mounted sheet independent of style sheets and other drawings, and removes it from the page.
 * @param {jsPDF} pdf
 * @param {SVGElement} sheet
 */
const detach = (pdf, sheet) => {
  for (let use = sheet.querySelector("use"); use; use = sheet.querySelector("use")) expand(use);
  sheet.querySelectorAll("text").forEach((text) => lettered(pdf, text));
  const shapes = [...sheet.querySelectorAll(SHAPES)].filter((shape) => !shape.closest("clipPath"));
  const looks = shapes.map((shape) => {
    const style = getComputedStyle(shape);
    return STYLES.map((name) => style.getPropertyValue(name).replaceAll("px", ""));
  });
  const groups = [...sheet.querySelectorAll("g")];
  const veils = groups.map((group) => getComputedStyle(group).opacity);
  groups.forEach((group, index) => group.setAttribute("opacity", veils[index]));
  shapes.forEach((shape, index) => STYLES.forEach((name, at) => shape.setAttribute(name, looks[index][at].replaceAll('"', ""))));
  for (const element of sheet.querySelectorAll("g,clipPath,rect,path")) element.removeAttribute("class");
  sheet.remove();
  sheet.removeAttribute("class");
};

/** Creates an empty file of this page size with the embedded fonts. */
const fileOf = (/** @type {number[]} */ format, /** @type {"landscape" | "portrait"} */ orientation) => {
  const pdf = new jsPDF({ unit: "mm", format, orientation, compress: true, putOnlyUsedFonts: true });
  for (const [data, family, style] of FACES) {
    const name = `${family}-${style}.ttf`;
    pdf.addFileToVFS(name, data);
    pdf.addFont(name, family, style);
  }
  return pdf;
};

/**
 * Begins a PDF file of `count` pages. Returns the function that adds a page with this markup and rejects if it cannot be drawn. The last page
 * offers the file as a download.
 * @param {string} name
 * @param {number} count
 */
export const create = (name, count) => {
  /** @type {jsPDF | undefined} */
  let pdf;
  const write = async (/** @type {Element} */ holder) => {
    // Laying the sheet out requests its fonts, which texts drawn as images need.
    holder.getBoundingClientRect();
    await Promise.race([document.fonts.ready, after(FONTS)]);
    await painted();
    const sheet = /** @type {SVGElement} */ (holder.querySelector("svg"));
    const [, , width, height] = String(sheet.getAttribute("viewBox")).split(" ").map(Number);
    const orientation = width > height ? "landscape" : "portrait";
    if (pdf) pdf.addPage([width, height], orientation);
    else pdf = fileOf([width, height], orientation);
    detach(pdf, sheet);
    await svg2pdf(sheet, pdf, { x: 0, y: 0, width, height });
    if (pdf.getNumberOfPages() === count) pdf.save(name);
  };
  return async (/** @type {string} */ markup) => {
    // Style sheets apply to the sheet only in the document.
    const holder = document.createElement("div");
    holder.style.cssText = "position:fixed;top:0;left:-300mm;width:200mm;visibility:hidden";
    holder.innerHTML = markup;
    document.body.append(holder);
    try {
      await write(holder);
    } catch (error) {
      console.warn(error);
      throw error;
    } finally {
      holder.remove();
    }
  };
};
