// Loaded into the servers of a run over HTTP. V8 reads a file through before it runs it, and compiles each function when it
// is first called, which every server does anew with the same megabytes. One that has worked for a while leaves in a folder
// what it has compiled, and those that start after it read that. What the folder has not is compiled as ever.
const { createHash, randomUUID } = require("node:crypto");
const { mkdirSync, readFileSync, renameSync, writeFileSync } = require("node:fs");
const Module = require("node:module");
const path = require("node:path");
const vm = require("node:vm");

const FOLDER = process.env.KEPT_CODE;
/** Less than that is compiled as fast as it is found. */
const SMALL_CHARACTERS = 2_000;
/** By then most of what a server does has been done once. */
const KEEP_AFTER_MS = 20_000;
/** Node finds what such a file means by this word only where it has compiled the file itself. */
const IMPORTS_LATER = /\bimport\s*\(/;

/** Compiled here, and kept nowhere yet. */
const unkept = new Map();
const compile = Module.prototype._compile;

/** By its content: a build has some chunks two dozen times. V8 itself refuses what another version of it has left. */
const fileOf = (content) => path.join(FOLDER, createHash("sha1").update(content).digest("hex"));

function read(file) {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

function compileKept(content, filename, ...more) {
  if (content.length < SMALL_CHARACTERS || content.startsWith("#!") || IMPORTS_LATER.test(content))
    return compile.call(this, content, filename, ...more);
  const file = fileOf(content);
  const cachedData = read(file);
  const script = new vm.Script(Module.wrap(content), { filename, cachedData });
  if (cachedData === undefined || script.cachedDataRejected) unkept.set(file, script);
  const run = script.runInThisContext();
  return run.call(
    this.exports,
    ...[this.exports, Module.createRequire(filename), this, filename, path.dirname(filename)],
  );
}

/** Others may be reading them, or writing the same. */
function keep() {
  for (const [file, script] of unkept) {
    const written = `${file}.${randomUUID()}`;
    try {
      writeFileSync(written, script.createCachedData());
      renameSync(written, file);
    } catch {
      // The run may be at its end, and the folder gone.
      break;
    }
  }
  unkept.clear();
}

// Lines are counted by their place in what V8 was given.
if (FOLDER && !process.env.NODE_V8_COVERAGE) {
  mkdirSync(FOLDER, { recursive: true });
  Module.prototype._compile = compileKept;
  setTimeout(() => {
    keep();
    process.once("exit", keep);
  }, KEEP_AFTER_MS).unref();
}
