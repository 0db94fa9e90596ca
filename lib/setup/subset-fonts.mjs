// @ts-check
// npm run fonts: makes the typefaces of app/fonts from those of the font packages: the letters of English, French and their
// neighbours, the weights that the product uses, and what figures in columns need. A letter that is left out is shown in the
// browser's own typeface. The SIL Open Font License allows it, and wants its text to lie beside the files.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import subsetFont from "subset-font";

const FOLDER = "app/fonts";
const LETTERS = `${from(0x20, 0x7e)}\u00a0¡£§©«®°±²³·»¿¼½¾${from(0xc0, 0xff)}ŒœŸ‐‑–—‘’‚“”„•…‹›€™←↑→↓−\u202f`;
const FEATURES = ["kern", "liga", "tnum", "lnum"];
const WEIGHTS = { wght: { min: 400, max: 600 } };

mkdirSync(FOLDER, { recursive: true });
for (const name of ["inter", "source-serif-4"]) {
  const folder = path.join("node_modules/@fontsource-variable", name);
  const whole = readFileSync(path.join(folder, `files/${name}-latin-wght-normal.woff2`));
  const part = await subsetFont(whole, LETTERS, {
    targetFormat: "woff2",
    variationAxes: WEIGHTS,
    keepFeatures: FEATURES,
  });
  writeFileSync(path.join(FOLDER, `${name}.woff2`), part);
  copyFileSync(path.join(folder, "LICENSE"), path.join(FOLDER, `${name}.LICENSE.txt`));
  console.log(`${name}: ${whole.length} -> ${part.length} bytes`);
}

/** @param {number} first @param {number} last */
function from(first, last) {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at));
}
