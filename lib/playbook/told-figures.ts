import { type Fact, type FactOf, factsOf, isFirm } from "@/lib/domain/ledger/fact";
import { wordsBefore } from "@/lib/domain/value/around";
import { valueLines } from "@/lib/domain/value/value-lines";
import type { CompanyProfile } from "./company-profile";
import { englishNoun } from "./french-nouns";
import { lowerFirst } from "./grammar";
import { pluralOf, taskWords } from "./lead/task-words";
import { typed } from "./typed";
import { count } from "./value/box/figures";
import { asTyped, factAt } from "./value/box/nouns";

/** The figures that were typed, in words of ours: a leader sees at once whether one was misread. */

const SHOWN = 6;
const LONGEST = 60;

/** "Your figures, as we read them: 300 RFIs a month; ..."; empty where none was typed that can be said in English. */
export function toldFigures(firm: CompanyProfile): string {
  const facts = firm.ledger.facts.filter((fact) => isFirm(fact) && FIELDS.has(fact.field));
  const said = facts
    .flatMap((fact) => {
      const text = figureOf(fact, facts);
      return text === null || text.length > LONGEST ? [] : [{ text, weight: WEIGHTS[fact.kind] ?? 0, fact }];
    })
    .sort((one, other) => other.weight - one.weight)
    .slice(0, SHOWN)
    .sort((one, other) => order(one.fact) - order(other.fact))
    .map(({ text }) => text);
  const items = [...new Set([...said, ...sumsOf(firm)])];
  return items.length === 0 ? "" : `Your figures, as we read them: ${items.join("; ")}.`;
}

const PLACES = ["otherChallenge", "aiExperience", "aiFriction", "companyActivity"];
const FIELDS: ReadonlySet<string> = new Set(PLACES);
const order = ({ field, span }: Fact): number => PLACES.indexOf(field) * 10_000 + span[0];
const WEIGHTS: Readonly<Partial<Record<Fact["kind"], number>>> = { change: 3, rate: 2, quantity: 1 };

function figureOf(fact: Fact, facts: readonly Fact[]): string | null {
  if (fact.kind === "rate") return rateInWords(fact, facts);
  if (fact.kind === "change") return changeInWords(fact, facts);
  return fact.kind === "quantity" ? quantityInWords(fact, facts) : null;
}

/** What the minutes and the number of pieces come to, where both were typed; of several sums each is named. */
function sumsOf({ ledger, most }: CompanyProfile): string[] {
  const sums = valueLines(ledger, { mostPeople: most }).flatMap((line) => {
    if (line.kind !== "hours" || line.formula.volume === undefined) return [];
    // What days come to in hours rests on an assumption of ours, and is no figure of theirs; a part of the pieces is not all.
    if (line.formula.days !== undefined || line.formula.share !== undefined) return [];
    // Neither is what is left of a saving: the check that is taken off has a line of its own.
    if (line.formula.checking !== undefined) return [];
    // What one of them does is not what they do together.
    if (line.question?.ask === "people") return [];
    const time = line.from[0] === undefined ? undefined : factAt(ledger, line.from[0]);
    if (time === undefined || !FIELDS.has(time.field)) return [];
    const noun = line.noun === null ? null : nounOf(line.noun, time, ledger.facts);
    return [{ hours: `together ${count(line.hours.high)} hours a ${line.per}`, noun }];
  });
  return sums.map(({ hours, noun }) =>
    noun === null || sums.length === 1 ? hours : `${hours} for ${pluralOf(noun)}`,
  );
}

const amount = ({
  value,
  low,
  high,
  approx,
}: {
  value: number | null;
  low: number;
  high: number;
  approx: boolean;
}) => `${approx ? "about " : ""}${value === null ? `${count(low)} to ${count(high)}` : count(value)}`;
const units = (unit: string, many: number): string => (many === 1 ? unit : pluralOf(unit));

/** A noun as they wrote it; one in French only where we know what it is in English. */
const nounOf = (noun: string, { sentence, lang }: Fact, facts: readonly Fact[] = []): string | null =>
  lang === "en"
    ? lowerFirst(asTyped(noun, [sentence, ...facts.map((other) => other.sentence)]))
    : englishNoun(noun);

function rateInWords(fact: FactOf<"rate">, facts: readonly Fact[]): string | null {
  const { unit, per, role, high } = fact;
  if (unit === null) return null;
  if (role === "share") return shareInWords(fact);
  if (role === "price" || per === null) return null;
  const perNoun = PERIODS.has(per) ? per : nounOf(per, fact, facts);
  if (perNoun === null) return null;
  if (role === "volume") {
    const noun = nounOf(unit, fact);
    return noun === null || !PERIODS.has(per) ? null : `${amount(fact)} ${pluralOf(noun)} a ${per}`;
  }
  const time = `${amount(fact)} ${units(unit, high)}`;
  if (!PERIODS.has(per) && !isSaidOf(fact, per, facts)) return null;
  if (!PERIODS.has(per)) return `${time} ${role === "saving" ? "saved on" : "for"} each ${perNoun}`;
  if (role === "saving") return `${time} saved a ${per}`;
  const work = beside(fact, facts, "task")[0];
  return work === undefined ? null : `${time} a ${per} for ${taskWords(work).task}`;
}

/** "Each" may stand far from what it is about: the noun has to be beside the time, or be counted elsewhere; and not only a part of them. */
function isSaidOf({ sentence }: FactOf<"rate">, noun: string, facts: readonly Fact[]): boolean {
  if (noun.length < 3 || /%|\bpercent\b|\bper cent\b/.test(sentence)) return false;
  const isCounted = factsOf(facts, "rate").some(({ role, unit }) => role === "volume" && unit === noun);
  const before = "(?:\\b(?:each|every|per|an?|one)|/) ?(?:of )?(?:(?:our|my|the) )?";
  const name = escaped(noun);
  return isCounted || new RegExp(`${before}${name}|\\b${name}s? (?:\\S+ ){1,3}each\\b`, "i").test(sentence);
}
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

const PERIODS: ReadonlySet<string> = new Set(["day", "week", "month", "quarter", "year"]);

function shareInWords(fact: FactOf<"rate">): string | null {
  if (fact.lang !== "en" || fact.high > 100) return null;
  if (fact.of !== undefined) return ours(fact.text);
  if (fact.about !== undefined) return `${lowerFirst(asTyped(fact.about, [fact.sentence]))} at ${fact.text}`;
  const [named = null] = /\p{L}+(?: \p{L}+)? of $/u.exec(wordsBefore(fact)) ?? [];
  return named === null ? null : `${lowerFirst(named)}${fact.text}`;
}

function changeInWords(fact: FactOf<"change">, facts: readonly Fact[]): string | null {
  const { from, to, unit, by, direction } = fact;
  const about = fact.about === undefined ? workBeside(fact, facts) : nounOf(fact.about, fact);
  if (about === null) return null;
  if (unit === "percent") {
    const way = `${about} ${direction}`;
    if (by !== undefined) return `${way} by ${count(by)}%`;
    return from === null || to === null ? null : `${way} from ${count(from)}% to ${count(to)}%`;
  }
  if (from === null || to === null || unit === null || !TIMES.has(unit)) return null;
  return `${count(from)} to ${count(to)} ${pluralOf(unit)} for one ${about}`;
}

const TIMES: ReadonlySet<string> = new Set([
  "second",
  "minute",
  "hour",
  "day",
  "week",
  "month",
  "quarter",
  "year",
]);

function workBeside(fact: Fact, facts: readonly Fact[]): string | null {
  const work = beside(fact, facts, "task")[0];
  return work === undefined ? null : taskWords(work).piece;
}

function quantityInWords(fact: FactOf<"quantity">, facts: readonly Fact[]): string | null {
  const { unit, outOf, share, lang, low } = fact;
  if (unit === null || unit === "age" || unit === "fte" || isInside(fact, facts)) return null;
  // "Half the sites" says nothing without what they lack.
  if (/^half\b/i.test(fact.text) || isPartOfAnother(fact, facts)) return null;
  if (TIMES.has(unit)) return spanInWords(fact, facts);
  if (SAYS_NOTHING.test(fact.text) || /^['’]/.test(fact.sentence.slice(fact.span[1] - fact.sentenceAt)))
    return null;
  const isTelling = outOf !== undefined || share !== undefined || low < 1 || low >= FEWEST;
  if (lang === "en") return isTelling ? ours(fact.text) : null;
  const noun = nounOf(unit, fact);
  return noun === null || low < FEWEST ? null : `${amount(fact)} ${pluralOf(noun)}`;
}

/** "Eleven clinics ... three clinics run OSCAR": the largest number of a thing is how many there are. */
const isPartOfAnother = (fact: FactOf<"quantity">, facts: readonly Fact[]): boolean =>
  fact.outOf === undefined &&
  fact.share === undefined &&
  factsOf(facts, "quantity").some(
    (other) => other.unit === fact.unit && other.outOf === undefined && other.low > fact.low,
  );

/** "Three matters", "14 people": a number of these tells of nothing. "Thirty-eight stokers' jackets" are no stokers. */
const SAYS_NOTHING =
  /\b(?:matters?|things?|points?|problems?|reasons?|times?|people|persons?|seats?|lines?|of)$/i;

/** A pair of people or papers is no figure. */
const FEWEST = 3;

/** A change says the same figure better. */
const isInside = ({ field, span }: Fact, facts: readonly Fact[]): boolean =>
  facts.some(
    (other) =>
      (other.kind === "change" || other.kind === "rate" || other.kind === "goal") &&
      other.field === field &&
      ((other.span[0] <= span[0] && span[1] <= other.span[1]) || isInsteadOf(other, span)),
  );
/** "20 minutes au lieu de 2 heures" */
const isInsteadOf = (other: Fact, span: readonly [number, number]): boolean =>
  other.kind === "change" && span[1] <= other.span[0] && other.span[0] - span[1] <= 2;

/** How long a piece of work takes, or how long it waits; a time alone says nothing. */
function spanInWords(fact: FactOf<"quantity">, facts: readonly Fact[]): string | null {
  if (fact.lang !== "en") return null;
  const lead = wordsBefore(fact);
  const [, waits, kind] = /(\p{L}+(?: \p{L}+)?) (?:has|have) a (backlog|queue) of $/u.exec(lead) ?? [];
  if (waits !== undefined) return `a ${kind} of ${fact.text} in ${lowerFirst(withoutAnd(waits))}`;
  const work = beside(fact, facts, "task").find(({ span }) => span[1] <= fact.span[0]);
  return work !== undefined && TAKES.test(lead) ? `${fact.text} for ${taskWords(work).task}` : null;
}

const TAKES = /\b(?:takes?|took|needs?|lasts?)(?: (?:us|me|them|our \p{L}+))? $/u;
const withoutAnd = (words: string): string => words.replace(/^(?:and|but|so) /, "");

const beside = <Kind extends Fact["kind"]>(
  { field, sentenceAt }: Fact,
  facts: readonly Fact[],
  kind: Kind,
): FactOf<Kind>[] =>
  factsOf(facts, kind).filter((fact) => fact.field === field && fact.sentenceAt === sentenceAt);

/** "A third of our sawyers" as we say it: "a third of your sawyers". */
const ours = (text: string): string | null => {
  const line = typed(text);
  return line === null
    ? null
    : lowerFirst(line)
        .replace(/\b(?:our|my)\b/gi, "your")
        .replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
};
