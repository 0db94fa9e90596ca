/** Blanks at which a line must not end: between a month and its day, and before the ten that a score is out of. */
const UNBROKEN =
  /\b(Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sep(?:tember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?|out of) (?=\d)/g;

/** The text with those blanks made unbreakable (U+00A0), for page and paper alike. */
export const withWholeFigures = (text: string): string => text.replace(UNBROKEN, "$1\u00a0");
