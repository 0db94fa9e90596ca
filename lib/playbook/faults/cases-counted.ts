import { plain } from "../calendar/told-sentences";
import { numberIn } from "../typed-number";

/** How many cases there were, and when: then these are what is looked at. */
export interface CasesCounted {
  count: number;
  /** "last year", "in 2025": over and done, so that they can be pulled. */
  when: string;
  /** "nets that came back", where that was told of a noun; null otherwise. */
  of: string | null;
}

const COUNT = String.raw`(?:about |around |roughly |some |over |nearly |almost |maybe )?(?<count>\d+(?:,\d{3})*)`;
const WHEN =
  /(?<!\p{L})(?:last (?<last>yr|year|season|spring|summer|fall|winter|month|quarter|school year)|in (?<year>20\d\d)|this (?<this>season|spring|summer|fall|winter|year))(?!\p{L})/iu;
const BACK =
  "(?:came|come|were sent|got sent|went|got brought|were brought) back|(?:were|got) (?:returned|rejected|refused|redone|remade|recut|reprinted|caught|sent back|wrong)|had to be (?:redone|remade|recut|reprinted|rerun|replaced|sent (?:back|again)|done (?:again|twice|over))|failed|bounced|went out wrong|needed (?:a second|another|redoing)";

const SHAPES: readonly RegExp[] = [
  // "618 stones, 27 came back", "of 900 orders 41 were rejected"
  String.raw`\d[\d,]* (?<of>(?:\p{L}+ ){0,2}?\p{L}+s)(?: last \p{L}+| this \p{L}+| in 20\d\d)?,? (?:and |but |of which )?${COUNT} (?:of (?:them|those) )?(?<how>${BACK})`,
  // "27 of our 618 stones came back"
  String.raw`${COUNT} (?:out )?of (?:the |our )?\d[\d,]* (?<of>(?:\p{L}+ ){0,2}?\p{L}+s) (?<how>${BACK})`,
].map((shape) => new RegExp(`(?<![\\p{L}\\d$.,])(?:${shape})(?!\\p{L})`, "iu"));
/** "88 went to a competitor": what was not won. */
const WENT = new RegExp(
  String.raw`(?<![\p{L}\d$.,])${COUNT} (?:of (?:them|those) )?(?=(?:went|were lost|got lost) (?:elsewhere|to (?:an?|the|another|our) (?:\p{L}+ )?(?:competitors?|rivals?|firm|outfit|shop))(?!\p{L}))`,
  "iu",
);
const NOT_SO =
  /\?|(?<!\p{L})(?:if|would|could|might|should|goal|target|want|hope|used to|competitors?|industry|no|not|never|none)(?!\p{L})|n't(?!\p{L})/iu;
const FEWEST = 5;

/** The first of these sentences that counts them, with when; null where none does, or they go on coming. */
export function casesCounted(sentences: readonly string[], name: string | null): CasesCounted | null {
  for (const sentence of sentences.map(plain)) {
    const named = name === null ? [] : [namedShape(name)];
    const match = [...named, ...SHAPES, WENT]
      .map((shape) => shape.exec(sentence))
      .find((each) => each !== null);
    const upTo = sentence.slice(0, (match?.index ?? 0) + (match?.[0].length ?? 0));
    const count = numberIn(match?.groups?.count ?? "");
    const when = whenIn(sentence);
    const { of, how } = match?.groups ?? {};
    if (match != null && !NOT_SO.test(upTo) && count >= FEWEST && when !== null)
      return { count, when, of: of === undefined ? null : `${of} that ${how}`.toLowerCase() };
  }
  return null;
}

/** "118 returns last year", by the name that the cases go by. */
const namedShape = (name: string): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\d$.,])${COUNT} ${name.replace(/[^\p{L}\d -]/gu, ".")}(?!\\p{L}| (?:a|per|each|every) )`,
    "iu",
  );

function whenIn(sentence: string): string | null {
  const { last, year, this: now } = WHEN.exec(sentence)?.groups ?? {};
  if (last !== undefined) return `last ${last.toLowerCase().replace(/^yr$/, "year")}`;
  if (year !== undefined) return `in ${year}`;
  return now === undefined ? null : `this ${now.toLowerCase()}`;
}
