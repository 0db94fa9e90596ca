/**
 * Folding: the text with differences of writing taken out (case, accents, curly quotes, odd blanks), character by
 * character, so that a place in the folded text is a place in the composed one, and from there in the text as typed.
 */
export interface Folded {
  /** Composed (NFC), as the person wrote it. */
  readonly composed: string;
  /** Of the same length: lower case, no accents, plain quotes and blanks. */
  readonly folded: string;
  /** Where a place of the composed text is in the text as typed. */
  typedAt(index: number): number;
}

const PLAIN: Readonly<Record<string, string>> = {
  "’": "'",
  "‘": "'",
  ʼ: "'",
  "`": "'",
  "´": "'",
  "“": '"',
  "”": '"',
  "«": '"',
  "»": '"',
  "„": '"',
  "–": "-",
  "—": "-",
  "‑": "-",
  "‐": "-",
  "−": "-",
  "…": ".",
  "·": " ",
  "•": "*",
};
const NOT_PLAIN = /[^ -~]|[A-Z`]/g;
const ODD_BLANK = /[\s\p{Cc}\p{Zs}\p{Cf}]/u;
/** A base letter with the marks that belong to it. */
const CLUSTER = /[^\p{M}]\p{M}{0,8}|\p{M}/gu;
const TAG = /<[a-z/!][^<>]{0,200}>/g;
const EMOJI = /\p{Extended_Pictographic}|[\p{Cs}\p{Co}\p{So}]/gu;
/** No word is as long: without this, a page of letters without a blank would cost its square. */
const LONG_RUN = /[\p{L}\p{N}]{41,}/gu;

export function fold(typed: string): Folded {
  const composition = compose(typed);
  const blanked = [TAG, EMOJI, LONG_RUN].reduce(
    (text, pattern) => text.replace(pattern, (found) => " ".repeat(found.length)),
    plainCharacters(composition.composed),
  );
  return { ...composition, folded: blanked };
}

/** NFC, cluster by cluster, which keeps count of where each piece was typed. */
function compose(typed: string): { composed: string; typedAt(index: number): number } {
  const whole = typed.normalize("NFC");
  if (whole === typed) return { composed: typed, typedAt: (index) => index };
  const origins: number[] = [];
  let composed = "";
  for (const cluster of typed.matchAll(CLUSTER)) {
    const piece = cluster[0].normalize("NFC");
    for (let at = 0; at < piece.length; at++) origins.push(cluster.index);
    composed += piece;
  }
  return { composed, typedAt: (index) => origins[index] ?? typed.length };
}

/** Of the same length as the composed text. */
export const plainCharacters = (composed: string): string => composed.replace(NOT_PLAIN, plainCharacter);

function plainCharacter(character: string): string {
  const plain = PLAIN[character];
  if (plain !== undefined) return plain;
  // A line break ends a sentence, so it stays.
  if (character === "\n") return "\n";
  if (ODD_BLANK.test(character)) return " ";
  // Half of a pair is no letter by itself; EMOJI blanks the pair.
  const base = character.normalize("NFD").charAt(0).toLowerCase();
  return base.length === 1 ? base : character;
}

/** A phrase of our lists, folded the same way. */
export const foldPhrase = (phrase: string): string => fold(phrase).folded;
