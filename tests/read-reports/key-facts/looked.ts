/**
 * What each firm's leader typed that a reader of the report looks for: a term counts as taken up when a sentence of
 * ours has it outside quotation marks, and the report without that text has not. A term has every way of writing the
 * same thing: "14:00" for "14 h". Beside it, what would be false for that firm.
 */
export interface Looked {
  keyTerms: readonly RegExp[];
  forbidden: readonly RegExp[];
}

export const NOTHING: Looked = { keyTerms: [], forbidden: [] };
