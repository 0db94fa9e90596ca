import type { Style } from "./box";

const POINTS_AN_INCH = 72;
/** Lines are set at a fixed distance, the same in every program. */
const LEADING = 1.22;

export const lineHeight = ({ size }: Pick<Style, "size">): number => Math.round(size * LEADING * 10) / 10;

/** Widths of Arial, in thousandths of its size: from blank to tilde. */
const WIDTHS = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556,
  556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278,
  500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469,
  556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500,
  278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
];
const FIRST = 32;
const OTHERS: Readonly<Record<string, number>> = {
  "\u00a0": 278,
  "“": 333,
  "”": 333,
  "‘": 222,
  "’": 222,
  "–": 556,
  "…": 1000,
};
/** What is not known is taken as wide as a square; a letter with a mark is as wide as the letter. */
const SQUARE = 1000;
/** Georgia and bold are wider; no two programs agree to the last hundredth. */
const SERIF = 1.08;
const BOLD = 1.08;
const SAFETY = 1.02;

function widthOf(character: string): number {
  const [base = character] = character.normalize("NFD");
  return WIDTHS[base.charCodeAt(0) - FIRST] ?? OTHERS[character] ?? SQUARE;
}

/** In points. */
export function textWidth(text: string, { size, font, isBold }: Omit<Style, "color">): number {
  let sum = 0;
  for (const character of text) sum += widthOf(character);
  return (sum / 1000) * size * (font === "serif" ? SERIF : 1) * (isBold ? BOLD : 1) * SAFETY;
}

/** How many lines a text takes in so many inches, as programs break it: at blanks that break, a longer word within. */
export function linesIn(text: string, inches: number, style: Omit<Style, "color">): number {
  const room = inches * POINTS_AN_INCH;
  const blank = textWidth(" ", style);
  let lines = 1;
  let used = 0;
  for (const word of text.split(/[ \n]+/)) {
    let width = textWidth(word, style);
    if (used > 0 && used + blank + width <= room) {
      used += blank + width;
      continue;
    }
    if (used > 0) lines += 1;
    const more = Math.max(0, Math.ceil(width / room) - 1);
    lines += more;
    width -= more * room;
    used = width;
  }
  return lines;
}
