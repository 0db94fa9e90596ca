/** Blanks at which a line must not end: between a month and its day, and before the ten that a score is out of. */
const UNBROKEN =
  /\b(Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sep(?:tember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?|out of) (?=\d)/g;

/** The text with those blanks made unbreakable (U+00A0), for page and paper alike. */
export const withWholeFigures = (text: string): string => text.replace(UNBROKEN, "$1\u00a0");

/** So long may the last two words be, so that the narrowest column holds them. */
const LAST_WORDS = 16;

/** The text with its last two words on one line, so that no word is a line of its own. */
export const withLastWordsTogether = (text: string): string =>
  text.replace(/ (\S+) (\S+)$/, (all, before: string, last: string) =>
    before.length + last.length > LAST_WORDS ? all : ` ${before}\u00a0${last}`,
  );

/** "1-800-668-6868", "33-10-1004-01", "CES-26-25": a number in parts, which no line should end within. */
const IN_PARTS = /\b(?:[A-Z]+-)?\d+(?:-\d+)+/g;

/** The text in stretches, of which such a number is one. `at` is where it starts, which tells stretches apart. */
export function splitAtNumbers(text: string): { at: number; text: string; isNumber: boolean }[] {
  const parts: { at: number; text: string; isNumber: boolean }[] = [];
  let from = 0;
  for (const { 0: number, index } of text.matchAll(IN_PARTS)) {
    if (index > from) parts.push({ at: from, text: text.slice(from, index), isNumber: false });
    parts.push({ at: index, text: number, isNumber: true });
    from = index + number.length;
  }
  if (from < text.length) parts.push({ at: from, text: text.slice(from), isNumber: false });
  return parts;
}
