/** Sentence boundary detection: end marks and line breaks, but not after "St." or inside "Booking.com". */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** More than anyone types; a text of thousands of full stops costs no more. */
const MOST = 80;
/** A text without an end mark is cut at a blank, so that its cost stays that of its length. */
const LONGEST = 500;
const ABBREVIATIONS = new Set(
  "st ste dr mr mrs ms approx e.g i.e ea min mins hr hrs mo no vs inc ltd co etc dept ext p.ex env tel jr sr prof av boul m mme".split(
    " ",
  ),
);
const UNITS = new Set("min mins h hr hrs mo".split(" "));
const FOLLOWS_A_UNIT =
  /^\s*(?:[\d(]|(?:each|ea|per|every|par|chacune?|chaque|an? (?:day|week|month|year|piece|pop|night|shift|file)|for|to|of|on|in|with|and|or|at|by|from|saved|less|more|instead|before|after|extra|late|pour|de|d|et|ou|avec|au|en)(?![\p{L}]))/u;
/** "The wrong lot no. on a label" */
const NUMBERED =
  /(?<!\p{L})(?:lot|registration|account|file|serial|invoice|order|licen[cs]e|permit|part|policy|phone|case|batch|plan|unit|item|reference) no$/u;
const CLOSING = /["')\]]/;
const BULLET = /^(?:\s|[-*>]\s|\d{1,2}\.\s(?!\d)|(?:\d{1,2}|[a-h])\)\s)*/;

export function sentencesOf(folded: string): Stretch[] {
  const sentences: Stretch[] = [];
  let start = 0;
  for (let at = 0; at < folded.length && sentences.length < MOST; at++) {
    const end = endAt(folded, start, at);
    if (end === null) continue;
    keep(folded, start, end, sentences);
    start = end;
    at = end - 1;
  }
  if (sentences.length < MOST) keep(folded, start, folded.length, sentences);
  return sentences;
}

/** Where the sentence ends whose mark is at this place; null where none ends here. */
function endAt(folded: string, start: number, at: number): number | null {
  const mark = folded.charAt(at);
  if (mark === "\n" || (mark === " " && at - start >= LONGEST)) return at + 1;
  if (mark !== "." && mark !== "!" && mark !== "?") return null;
  let end = at + 1;
  while (/[.!?]/.test(folded.charAt(end))) end++;
  while (CLOSING.test(folded.charAt(end))) end++;
  if (end < folded.length && !/\s/.test(folded.charAt(end))) return null;
  return mark === "." && end === at + 1 && isAbbreviation(folded, start, at, end) ? null : end;
}

function isAbbreviation(folded: string, start: number, at: number, end: number): boolean {
  const word = /([a-z](?:[a-z.]{0,7}))$/.exec(folded.slice(Math.max(start, at - 9), at))?.[1];
  if (word === undefined) return false;
  const before = folded.charAt(at - word.length - 1);
  // "I haven't and won't." ends there: its "t" is no initial.
  if (/[a-z0-9']/.test(before)) return false;
  const goesOn = /^\s*[\p{L}\p{N}(]/u.test(folded.slice(end, end + 4));
  if (!goesOn) return false;
  // "40 min. A consultant reads it": a unit that nothing follows on ends its sentence.
  if (UNITS.has(word)) return FOLLOWS_A_UNIT.test(folded.slice(end, end + 24));
  // "No." before a figure is a number, elsewhere an answer; "art." is an article there, elsewhere what hangs on a wall.
  if (word === "no" && NUMBERED.test(folded.slice(start, at))) return true;
  if (word === "no" || word === "art") return /^\s*\d/.test(folded.slice(end, end + 4));
  // "And neither would I."
  return ABBREVIATIONS.has(word) || (word.length === 1 && word !== "i");
}

function keep(folded: string, start: number, end: number, into: Stretch[]): void {
  const text = folded.slice(start, end);
  const lead = BULLET.exec(text)?.[0].length ?? 0;
  const from = start + lead;
  const to = start + text.trimEnd().length;
  if (to > from && /[\p{L}\p{N}]/u.test(folded.slice(from, to))) into.push({ start: from, end: to });
}
