/** Excel reads no more in one cell, and breaks the row there. */
export const CELL_MAX_CHARACTERS = 32_767;

/**
 * What a spreadsheet would take for a formula at the start of a cell, full-width twins among it: some of them are
 * turned into the plain ones on the way in.
 */
const STARTS_FORMULA = /^[=+\-@\t\r\n\0＝＋－＠]/;

/** A text as a cell that stays a text: an apostrophe goes in front of what would be run. */
export const safeCell = (text: string): string => (STARTS_FORMULA.test(text) ? `'${text}` : text);
