// @ts-check
// In a whole run (tests/run.ts) the files of tests/joined run many others as one: what those import is loaded once, and
// not once for each, which takes longer than most of their tests. Named by its path, each file still runs by itself.
const { readdirSync, readFileSync } = require("node:fs");
const path = require("node:path");

/** What holds for a whole file, or outlives the test that did it: a file with this runs by itself in any run. */
const BY_ITSELF =
  /@jest-environment|jest\.(mock|resetModules|setTimeout)\(|process\.(env|chdir)\b|\/\/ Runs by itself: /;

/**
 * The test files below a folder: those that others may be run with, and those that run by themselves.
 * @param {string} folder
 */
function testsIn(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => path.join(folder, file))
    .sort();
  const isAlone = (/** @type {string} */ file) => BY_ITSELF.test(readFileSync(file, "utf8"));
  return { alone: files.filter(isAlone), joinable: files.filter((file) => !isAlone(file)) };
}

module.exports = { testsIn };
