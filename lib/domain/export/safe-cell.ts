/** Excel reads no more in one cell, and breaks the row there. */
export const CELL_MAX_CHARACTERS = 32_767;

/**
 * What a spreadsheet would take for a formula at the start of a cell, full-width twins among it: some of them are
 * turned into the plain ones on the way in.
 */
const STARTS_FORMULA = /^[=+\-@\t\r\n\0＝＋－＠]/;

const SHORTENED = " [shortened; the JSON export has all of it]";
/** A workbook holds what no other export does, such as notes. */
const SHORTENED_IN_WORKBOOK = " [shortened; the dashboard has all of it]";

/** A text as a cell that stays a text: an apostrophe goes in front of what would be run, and what no cell holds is cut. */
export const safeCell = (text: string): string =>
  shortened(STARTS_FORMULA.test(text) ? `'${text}` : text, SHORTENED);

/** A text as a cell of a workbook, where its type says that it is a text: only what no cell holds is cut. */
export const fittingCell = (cell: string): string => shortened(cell, SHORTENED_IN_WORKBOOK);

function shortened(cell: string, ending: string): string {
  if (cell.length <= CELL_MAX_CHARACTERS) return cell;
  const kept = cell.slice(0, CELL_MAX_CHARACTERS - ending.length);
  // Not in the middle of a character that takes two places.
  return `${kept.replace(/[\ud800-\udbff]$/, "")}${ending}`;
}
