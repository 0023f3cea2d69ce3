// The names of what a program imports and exports, read from the binary form that the core specification of WebAssembly gives.

const IMPORTS = 2;
const EXPORTS = 7;

/** The bytes of a program with other names; `naming` gives the new name for the old. */
export function renamed(bytes, naming) {
  let at = 0;
  const number = () => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at++];
      value += (byte & 0x7f) * 2 ** shift;
      if (byte < 0x80) return value;
    }
  };
  const written = (value) => {
    const out = [];
    do {
      out.push((value & 0x7f) | (value > 0x7f ? 0x80 : 0));
      value >>>= 7;
    } while (value > 0);
    return Buffer.from(out);
  };
  const text = () => {
    const length = number();
    at += length;
    return bytes.subarray(at - length, at).toString();
  };
  const long = (content) => [written(content.length), content];
  const name = (text) => long(Buffer.from(text));
  const raw = (step) => {
    const begin = at;
    step();
    return bytes.subarray(begin, at);
  };
  const limits = () => {
    const flags = number();
    number();
    if (flags & 1) number();
  };
  const described = () => {
    const kind = bytes[at++];
    if (kind === 0) number();
    else if (kind === 1) at++, limits();
    else if (kind === 2) limits();
    else if (kind === 3) at += 2;
    else throw new Error(`an import of the unknown kind ${kind}`);
  };
  const imported = () => {
    const module = text();
    const field = text();
    return [...name(module), ...name(naming(field)), raw(described)];
  };
  const exported = () => [...name(naming(text())), raw(() => (at++, number()))];
  const list = (entry) => {
    const count = number();
    const entries = Array.from({ length: count }, entry).flat();
    return Buffer.concat([written(count), ...entries]);
  };

  const parts = [raw(() => (at += 8))];
  while (at < bytes.length) {
    const section = bytes[at++];
    const length = number();
    const end = at + length;
    const entry = { [IMPORTS]: imported, [EXPORTS]: exported }[section];
    const content = entry ? list(entry) : bytes.subarray(at, end);
    if (entry && at !== end) throw new Error(`section ${section} is read otherwise than it is written`);
    at = end;
    parts.push(Buffer.from([section]), ...long(content));
  }
  return Buffer.concat(parts);
}
