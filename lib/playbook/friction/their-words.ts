import { type Fact, factsOf, isFirm, type StateKey } from "@/lib/domain/ledger/fact";
import { bodyInWords } from "../body-name";
import type { CompanyProfile } from "../company-profile";
import { listInWords, numberWord } from "../grammar";
import { languagesIn } from "../languages";
import { shortened, typed } from "../typed";
import { unionInWords } from "../union-name";
import type { Said } from "./label";

/** What of their own words may stand inside a sentence of ours: people, bodies, numbers, places, languages. */

const WORD_CHARACTERS = 40;
const clean = (text: string): string => shortened(typed(text) ?? "", WORD_CHARACTERS);
const english = (facts: readonly Fact[]): Fact[] => facts.filter(({ lang }) => lang === "en");

const ALWAYS_MANY = /^(?:staff|crew|people|foremen|guys|family|personnel)$|[^s]s$/i;
/** "Rail client's contract" is of one client. */
const isMany = (name: string): boolean =>
  !/['’]s$/i.test(name) && ALWAYS_MANY.test(name.split(" ").at(-1) ?? "");

/** The people named up to where the obstacle is told. */
const personsIn = ({ fact, beside }: Said): string[] =>
  factsOf(english(beside), "person")
    .filter(({ span }) => span[0] <= fact.span[1])
    .map(({ text }) => clean(text));

/** The people that the sentence is about, in the plural: "superintendents"; else our own word for them. */
export function people(said: Said, otherwise: string): string {
  const many = personsIn(said).filter(isMany);
  // What they are called for their contract says less than what they do.
  const named = many.findLast((each) => !/contractors?$/i.test(each)) ?? many.at(-1);
  return named === undefined
    ? otherwise
    : named.replace(/^(?:our|my|the) /i, "").replace(/^[A-Z](?=[a-z])/, lower);
}

const lower = (letter: string): string => letter.toLowerCase();

/** The one person that the sentence is about: "your father", "the medical director". */
export function person(said: Said, otherwise: string): string {
  const named = personsIn(said).find((each) => !isMany(each));
  if (named === undefined) return otherwise;
  return /^(?:my|our) /i.test(named)
    ? named.replace(/^(?:my|our) /i, "your ")
    : `the ${named.replace(/^[A-Z](?=[a-z])/, lower)}`;
}

/** Words for a kind of body, which are no name, and what a sentence calls by its article. */
const NO_NAMES: ReadonlySet<string> = new Set([
  "union",
  "insurer",
  "bank",
  "board",
  "college",
  "council",
  "ministry",
]);
const CLAUSE = /^(?:article|clause|section)\b/i;

/** A body of one of these kinds by its name, in this sentence, else anywhere in what was typed: "the USW". */
export function bodyNameOf(
  said: Pick<Said, "beside">,
  firm: CompanyProfile,
  kinds: readonly string[],
): string | null {
  return bodyBeside(said, kinds) ?? bodyBeside({ beside: firm.ledger.facts }, kinds);
}

/** Such a body in the sentence alone: who noticed, or who asks. */
export function bodyBeside({ beside }: Pick<Said, "beside">, kinds: readonly string[]): string | null {
  const found = factsOf(beside, "body").find(
    ({ key, sort, text }) =>
      !NO_NAMES.has(key) && (kinds.includes(sort) || (kinds.includes("agreement") && CLAUSE.test(text))),
  );
  if (found === undefined) return null;
  const name = clean(found.text);
  if (CLAUSE.test(name)) return name;
  return found.sort === "union" ? unionInWords(found) : bodyInWords(name, found.key);
}

const plural = (count: number, unit: string): string => (count === 1 ? unit : `${unit}s`);

/** "four months", where the sentence gives a length of time in one of these units. */
export function span(said: Said, units: readonly string[]): string | null {
  for (const fact of said.beside) {
    if (fact.kind !== "quantity" && fact.kind !== "rate") continue;
    if (!isFirm(fact) || fact.unit === null || fact.value === null || !units.includes(fact.unit)) continue;
    return `${fact.approx ? "about " : ""}${numberWord(fact.value)} ${plural(fact.value, fact.unit)}`;
  }
  return null;
}

/** "About 30 of our 140 physicians" as "about 30 of your 140 physicians"; null without a count in English. */
export function countOf(said: Said): string | null {
  const found = factsOf(english(said.beside), "quantity").find(
    (fact) => isFirm(fact) && (fact.outOf !== undefined || fact.share !== undefined),
  );
  if (found === undefined) return null;
  return clean(found.text)
    .replace(/\bour\b/gi, "your")
    .replace(/^[A-Z](?=[a-z])/, lower);
}

/** The same, from the sentence in which this state was told. */
export function countWith({ ledger: { facts } }: CompanyProfile, key: StateKey): string | null {
  for (const fact of factsOf(facts, "state").filter((each) => each.key === key && isFirm(each))) {
    const beside = facts.filter(
      ({ field, sentenceAt }) => field === fact.field && sentenceAt === fact.sentenceAt,
    );
    const count = countOf({ fact, beside });
    if (count !== null) return count;
  }
  return null;
}

/** The languages that were named: "Tagalog, Punjabi and Cantonese". */
export function languages({ fact }: Said): string | null {
  return listInWords(languagesIn(fact)) || null;
}

/** Whether the sentence names Canada as where something has to stay. */
export const namesCanada = ({ beside }: Said): boolean =>
  factsOf(beside, "place").some(({ key }) => key === "canada");

/** The goal with a date of an owner in a hurry: "4 points of EBITDA by 2028". */
export function goalIn(facts: readonly Fact[]): string | null {
  const goal = factsOf(facts, "goal").find(({ by }) => by !== null);
  if (goal === undefined) return null;
  const of = factsOf(facts, "quantity").find(
    (fact) => fact.sentence === goal.sentence && fact.of !== undefined && fact.value === goal.value,
  );
  return of === undefined || of.lang !== "en" ? `by ${goal.by}` : `${clean(of.text)} by ${goal.by}`;
}

/** "Every weekend", "at midnight": when the sentence says that it is so. */
export const whenOf = ({ fact }: Said): string | null =>
  fact.lang === "en"
    ? (/\b(?:(?:every|each|most) (?:weekend|evening|night|morning|day|summer|winter|month)s?|at (?:midnight|night))\b/i
        .exec(fact.sentence)?.[0]
        .toLowerCase() ?? null)
    : null;

/** "14:00", where hours are free only before or after it: "pas de temps avant 14 h". */
export function freeFrom({ fact }: Said): string | null {
  const [, hour, half] = /\b(?:before|until|avant) (\d{1,2}) ?(?:h|:00|(p\.?m))/i.exec(fact.sentence) ?? [];
  if (hour === undefined) return null;
  const clock = Number(hour) + (half !== undefined && Number(hour) < 12 ? 12 : 0);
  return clock > 23 ? null : `${clock}:00`;
}

/** "Among the divisions", in the sentence of a fact. */
export const namedGroup = ({ fact }: Said): string | null =>
  fact.lang === "en"
    ? (/\b(?:among|between) (?:the |our )?(\p{L}{4,}s)\b/u.exec(fact.sentence)?.[1]?.toLowerCase() ?? null)
    : null;
