// Wasm compatibility: chunks need the Wasm MVP and mutable globals, through which they share the stack pointer. Browsers without those get
// the one-file program, which needs the MVP alone (shell/start.js).
import assert from "node:assert/strict";
import { test } from "node:test";
import binaryen from "binaryen";
import { bytes, called, files } from "./shipped.mjs";

/** Returns whether a module only uses the Wasm MVP and the features in `more`. binaryen prints violations to the console. */
function isFirst(binary, more = 0) {
  const module = binaryen.readBinary(binary);
  try {
    module.setFeatures(binaryen.Features.MVP | more);
    return module.validate() === 1;
  } catch {
    return false;
  } finally {
    module.dispose();
  }
}

const modules = files(".wasm");

test("the program is built in chunks and in one file", () => {
  const names = modules.map(called);
  for (const name of ["app-main.wasm", "app-table.wasm", "app-pupil.wasm", "app-adult.wasm", "app-old.wasm"]) assert.ok(names.includes(name), name);
});

for (const file of modules) {
  const isChunk = called(file) !== "app-old.wasm";
  test(`${called(file)} needs the Wasm MVP ${isChunk ? "and mutable globals" : "alone"}`, () => {
    assert.ok(isFirst(bytes(file), isChunk ? binaryen.Features.MutableGlobals : 0), "the lines above say where it asks for more: which flag of the build let that in?");
  });
}

/** Tiny modules that need one more feature. */
const LATER = {
  "sign extension": '(func (export "f") (param i32) (result i32) (i32.extend8_s (local.get 0)))',
  "saturating conversions": '(func (export "f") (param f32) (result i32) (i32.trunc_sat_f32_s (local.get 0)))',
  "bulk memory": '(memory 1) (func (export "f") (memory.fill (i32.const 0) (i32.const 0) (i32.const 1)))',
  "passive data": '(memory 1) (data "a")',
  "reference types": '(func (export "f") (param externref))',
  "a table of references": "(table 1 externref)",
  "two tables": "(table 1 funcref) (table 1 funcref)",
  "two results": '(func (export "f") (result i32 i32) (i32.const 0) (i32.const 1))',
  "a mutable global that is shared": '(global (export "g") (mut i32) (i32.const 0))',
  "tail calls": '(func $f (export "f") (return_call $f))',
  "vectors": '(func (export "f") (drop (v128.const i32x4 0 0 0 0)))',
};
const made = (text) => {
  const module = binaryen.parseText(`(module ${text})`);
  module.setFeatures(binaryen.Features.All);
  const binary = module.emitBinary();
  module.dispose();
  return binary;
};

test("the checker accepts MVP modules only", () => {
  assert.ok(isFirst(made('(memory 1) (func (export "f") (param i32) (result i32) (i32.load (local.get 0)))')));
  const passed = Object.entries(LATER).filter(([, text]) => isFirst(made(text)));
  assert.deepEqual(passed.map(([name]) => name), []);
});
