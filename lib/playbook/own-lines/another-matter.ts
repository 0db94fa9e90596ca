/** A sentence that begins another matter: "Also", "Separate thing, …", "Second, …", "Other than that". */
export const ANOTHER_MATTER =
  /^\s*(?:and |but )?(?:also|besides|apart from|other than that|the other|another|then there|and then|second(?:ly)?|(?:a )?(?:different|whole other) (?:thing|matter|issue)|separate(?:ly)?(?: (?:thing|matter|issue))?)(?!\p{L})/iu;

/** A heading of a few words: "Wrong letters.", "2. Turnover." */
export const HEADING = /^\s*(?:\d{1,2}[.)]\s+)?\p{Lu}[\p{L}-]*(?: [\p{L}-]+){0,2}[.:]\s*$/u;

export const beginsAnother = (sentence: string): boolean =>
  ANOTHER_MATTER.test(sentence) || HEADING.test(sentence);

/** The sentences before the first one that begins another matter. */
export function untilAnother(
  sentences: readonly string[],
  begins = (sentence: string): boolean => ANOTHER_MATTER.test(sentence),
): readonly string[] {
  const end = sentences.findIndex(begins);
  return end === -1 ? sentences : sentences.slice(0, end);
}
