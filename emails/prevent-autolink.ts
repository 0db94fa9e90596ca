const WORD_JOINER = "\u2060";

/**
 * What a visitor typed, so that no mail program makes a link of it: an invisible joiner after each character
 * that an address needs. It reads the same, and cannot be clicked.
 */
export const preventAutolink = (typed: string): string =>
  typed.replace(/([.:/@])(?=\S)/g, `$1${WORD_JOINER}`);
