/** What may follow a clause of theirs: words that begin another one, in English and French. */
const WORDS = " (?:and|but|because|so|which|while|mais|et|parce)";

/** Where one clause ends at a word and another begins: " and ". */
export const joints = (): RegExp => new RegExp(`${WORDS} `, "g");

/** The same, and the marks; but no comma before a year, which is part of a date. */
export const breaks = (): RegExp => new RegExp(`(?:[,;:](?! (?:19|20)\\d\\d\\b)|${WORDS}) `, "g");
