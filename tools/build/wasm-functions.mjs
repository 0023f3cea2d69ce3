// Wasm parser: reads the functions of a module and their names from the binary format.

const [CUSTOM, IMPORTS, CODE] = [0, 2, 10];
const FUNCTION_NAMES = 1;

/** Reads LEB128 numbers, strings and byte vectors. */
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

function* sections(bytes) {
  const file = new Reader(bytes);
  file.run(8);
  while (!file.isAtEnd) yield { id: file.run(1)[0], content: file.run() };
}
const isNames = ({ id, content }) => id === CUSTOM && new Reader(content).text() === "name";

const limits = (reader) => {
  const flags = reader.number();
  reader.number();
  if (flags & 1) reader.number();
};
/** Skips the description of an import, by its kind: function, table, memory, global. */
const SKIPPED = [(reader) => reader.number(), (reader) => (reader.run(1), limits(reader)), limits, (reader) => reader.run(2)];

/** Returns the module's own functions in order: { index, body, name }. A missing name is empty. */
export function functions(bytes) {
  let imported = 0;
  const [bodies, names] = [[], new Map()];
  for (const section of sections(bytes)) {
    const reader = new Reader(section.content);
    if (section.id === IMPORTS) {
      for (let left = reader.number(); left > 0; left -= 1) {
        reader.text();
        reader.text();
        const kind = reader.run(1)[0];
        SKIPPED[kind](reader);
        if (kind === 0) imported += 1;
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

/** Removes the crate hashes from a function name: they differ between machines. */
export const plain = (name) => name.replaceAll(/\[[0-9a-f]+\]/g, "");
