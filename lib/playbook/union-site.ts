import { type Fact, factsOf, isFirm, type Ledger } from "@/lib/domain/ledger/fact";
import type { Stance } from "@/lib/domain/ledger/stance";

/** The places whose people a union speaks for, where the trial is planned at another. */
export interface UnionElsewhere {
  /** "Kamloops" */
  union: string;
  /** "Kelowna"; null where it is only said that the others have none. */
  trial: string | null;
}

const IS_UNION = /\b(?:union|unionized|unionised|teamsters|local \d+|syndiqu\p{L}*|syndicat)(?!\p{L})/iu;
/** "Kelowna and Vernon are not", "the other two are non-union". */
const OTHERS_ARE_NOT =
  /(?:^|[,;.] |\bbut |\bmais )(?:the )?(?:[\p{L}' ]+? )?(?:other|others|rest|and \p{Lu}\p{L}+|\p{Lu}\p{L}+)(?: \p{L}+)? (?:are|is|aren't|isn't)(?: not|)(?: non-?union| union(?:ized|ised)?)?(?=[.,;]|$)/u;
const IS_A_TRIAL = /\b(?:trial|trials|pilot|try|tries|test|essayer|essai|projet pilote|tester)\b/i;
const JOINT = /[,;:]|\bbut\b|\bmais\b|\bwhile\b/i;

/** A union at one site, and a trial at another; null unless both are named, or the others are said to have none. */
export function unionElsewhere({ facts }: Ledger, leadSaid: string | null): UnionElsewhere | null {
  const places = factsOf(facts, "place").filter(({ level, field }) => level === "city" && isTyped(field));
  const ofUnion = unionSentences(facts);
  const union = namesOf(places.filter((place) => ofUnion.some((fact) => isInClauseOf(fact, place))));
  if (union.length === 0) return null;
  const trial = namesOf(
    places.filter(
      ({ sentence }) =>
        !IS_UNION.test(sentence) &&
        (sentence === leadSaid || (leadSaid === null && IS_A_TRIAL.test(sentence))),
    ),
  );
  if (trial.some((name) => union.includes(name))) return null;
  const others = ofUnion.some(
    ({ sentence }) => OTHERS_ARE_NOT.test(sentence) && /\bnot\b|n't|non-/.test(sentence),
  );
  if (trial.length === 0 && !others) return null;
  return { union: union.join(" and "), trial: trial[0] ?? null };
}

/** What a union at another site is asked is not asked before this trial. */
export const withoutUnionFirst = (
  stances: readonly Stance[],
  elsewhere: UnionElsewhere | null,
): readonly Stance[] =>
  elsewhere === null ? stances : stances.filter(({ effect }) => effect !== "consultUnionFirst");

const isTyped = (field: string): boolean =>
  field === "aiFriction" || field === "otherChallenge" || field === "aiExperience";

const unionSentences = (facts: readonly Fact[]): Fact[] =>
  facts.filter(
    (fact) =>
      (fact.kind === "constraint" && isFirm(fact) && (fact.key === "union" || fact.key === "union_notice")) ||
      (fact.kind === "body" && fact.sort === "union" && fact.polarity === "affirmed"),
  );

/** In one sentence, with no joint between them. */
function isInClauseOf(union: Fact, place: Fact): boolean {
  if (union.field !== place.field || union.sentenceAt !== place.sentenceAt) return false;
  const [first, last] = [union, place].sort((one, other) => one.span[0] - other.span[0]);
  if (first === undefined || last === undefined) return false;
  const between = union.sentence.slice(
    first.span[1] - union.sentenceAt,
    Math.max(first.span[1], last.span[0]) - union.sentenceAt,
  );
  return !JOINT.test(between);
}

const namesOf = (places: readonly Fact[]): string[] => [...new Set(places.map(({ text }) => text))];
