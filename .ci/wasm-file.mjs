// A program in the binary form that the core specification of WebAssembly gives: its sections, its functions and their names.

const [CUSTOM, IMPORTS, EXPORTS, CODE] = [0, 2, 7, 10];
const FUNCTION_NAMES = 1;

/** Reads the numbers, texts and runs of bytes that the form is made of. */
class Reader {
  constructor(bytes) {
    Object.assign(this, { bytes, at: 0 });
  }
  get isAtEnd() {
    return this.at >= this.bytes.length;
  }
  number() {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.bytes[this.at++];
      value += (byte & 0x7f) * 2 ** shift;
      if (byte < 0x80) return value;
    }
  }
  run(length = this.number()) {
    this.at += length;
    return this.bytes.subarray(this.at - length, this.at);
  }
  text() {
    return this.run().toString();
  }
}

function number(value) {
  const out = [];
  do {
    out.push((value & 0x7f) | (value > 0x7f ? 0x80 : 0));
    value >>>= 7;
  } while (value > 0);
  return Buffer.from(out);
}
const long = (content) => Buffer.concat([number(content.length), content]);

function* sections(bytes) {
  const file = new Reader(bytes);
  file.run(8);
  while (!file.isAtEnd) yield { id: file.run(1)[0], content: file.run() };
}
const isNames = ({ id, content }) => id === CUSTOM && new Reader(content).text() === "name";

/** The own functions of a program, in order: { index, body, name }; the name is empty where there is none. */
export function functions(bytes) {
  let imported = 0;
  const [bodies, names] = [[], new Map()];
  for (const section of sections(bytes)) {
    const reader = new Reader(section.content);
    if (section.id === IMPORTS) {
      for (let left = reader.number(); left > 0; left -= 1) {
        reader.text();
        reader.text();
        if (reader.run(1)[0] !== 0) throw new Error("the programs import functions alone");
        reader.number();
        imported += 1;
      }
    } else if (section.id === CODE) {
      for (let left = reader.number(); left > 0; left -= 1) bodies.push(reader.run());
    } else if (isNames(section)) {
      reader.text();
      while (!reader.isAtEnd) {
        const kind = reader.run(1)[0];
        const list = new Reader(reader.run());
        if (kind !== FUNCTION_NAMES) continue;
        for (let left = list.number(); left > 0; left -= 1) names.set(list.number(), list.text());
      }
    }
  }
  return bodies.map((body, at) => ({ index: imported + at, body, name: names.get(imported + at) ?? "" }));
}

/** The bytes that a step of reading passes. */
const passed = (reader, step) => {
  const begin = reader.at;
  step();
  return reader.bytes.subarray(begin, reader.at);
};
const limits = (reader) => {
  const flags = reader.number();
  reader.number();
  if (flags & 1) reader.number();
};
/** What an import says of itself, by its kind: a function, a table, a memory, a global. */
const KINDS = [(reader) => reader.number(), (reader) => (reader.run(1), limits(reader)), limits, (reader) => reader.run(2)];
const ENTRIES = {
  [IMPORTS]: (reader, name, own) => [name(reader.text()), own(reader.text()), passed(reader, () => KINDS[reader.run(1)[0]](reader))],
  [EXPORTS]: (reader, name, own) => [own(reader.text()), passed(reader, () => (reader.run(1), reader.number()))],
};

/** The program with other names for what it imports and exports; `naming` gives the new name for the old. */
export function renamed(bytes, naming) {
  const name = (text) => long(Buffer.from(text));
  const parts = [bytes.subarray(0, 8)];
  for (const { id, content } of sections(bytes)) {
    const reader = new Reader(content);
    const entry = ENTRIES[id];
    const list = () => {
      const count = reader.number();
      const entries = Array.from({ length: count }, () => entry(reader, name, (text) => name(naming(text)))).flat();
      if (!reader.isAtEnd) throw new Error(`section ${id} is read otherwise than it is written`);
      return Buffer.concat([number(count), ...entries]);
    };
    parts.push(Buffer.from([id]), long(entry ? list() : content));
  }
  return Buffer.concat(parts);
}

/** The program without names, or with other ones: `names` pairs a function's index with its name. */
export function renamedFunctions(bytes, names = []) {
  const parts = [bytes.subarray(0, 8)];
  for (const section of sections(bytes)) {
    if (!isNames(section)) parts.push(Buffer.from([section.id]), long(section.content));
  }
  if (names.length > 0) {
    const list = names.flatMap(([index, name]) => [number(index), long(Buffer.from(name))]);
    const content = Buffer.concat([number(names.length), ...list]);
    const all = Buffer.concat([long(Buffer.from("name")), Buffer.from([FUNCTION_NAMES]), long(content)]);
    parts.push(Buffer.from([CUSTOM]), long(all));
  }
  return Buffer.concat(parts);
}

/** A function's name without what differs from one machine to the next: the marks of the crates. */
export const plain = (name) => name.replaceAll(/\[[0-9a-f]+\]/g, "");
