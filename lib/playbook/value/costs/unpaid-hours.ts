import { type Fact, type FactOf, factsOf } from "@/lib/domain/ledger/fact";
import { onlyOne } from "@/lib/domain/only-one";
import { wordsBehind } from "@/lib/domain/value/around";
import { isSameNoun, isVeryNoun } from "@/lib/domain/value/same-noun";
import { isUsable, type Volume, volumesOf } from "@/lib/domain/value/usable";
import { pluralOf } from "../../lead/task-words";
import { numberIn } from "../../typed-number";
import { isHourlyWage } from "../wage-range";
import { comesTo, factor, overAYear, priceOf, type ToldCost } from "./told-cost";
import { isNext, type ToldSentence, toldSentences } from "./told-sentence";

/** "1 in 5 local jobs runs way over. Figure 6 crew hours a job we don't get paid for, 31 an hr loaded", of "1,450 moves a year, 900 of them local". */
export function unpaidHours(facts: readonly Fact[]): ToldCost[] {
  const sentences = toldSentences(facts);
  return sentences.flatMap((sentence): ToldCost | [] => {
    const unpaid = unpaidIn(sentence);
    const before = sentences.find((one) => isNext(one, sentence));
    const part = onlyOne([before, sentence].flatMap(overrunsIn));
    if (unpaid === null || part === null) return [];
    if (unpaid.noun !== "" && !isHeadOf(unpaid.noun, part.unit)) return [];
    const many = countOf(facts, part.unit);
    if (many === null) return [];
    const { per } = many.volume;
    return {
      steps: [
        factor(many.count, `${many.what} a ${per}`),
        factor(part.low / part.outOf, "of them run over", `${part.low} ÷ ${part.outOf}`),
        comesTo("count", `a ${per}`),
        factor(unpaid.hours, `${unpaid.whose}hours that you are not paid for, for each of those`),
        comesTo("count", "hours"),
        priceOf(unpaid.wage, "for one hour"),
        comesTo("money", `a ${per}`),
        ...overAYear(per, sentence.text),
      ],
      tail: " a year of hours that you are not paid for",
      beside: "a year of hours that you are not paid for",
      from: [part.fact, sentence.facts[0], many.volume.fact],
    };
  });
}

interface Unpaid {
  readonly hours: number;
  /** "crew ", with its blank; empty where it was not said. */
  readonly whose: string;
  readonly noun: string;
  readonly wage: number;
}

const UNPAID =
  /(?<![\d.,])(\d+(?:\.\d+)?) ((?:\p{L}+ )?)h(?:ou)?rs? (?:(?:an?|per|each|every) (\p{L}+) )?(?:that |which )?(?:we|i) (?:do ?n['’]?t|never|can ?not|can['’]?t|do not) (?:get paid|ever get paid|bill|charge|collect|invoice)\b/iu;
/** What an hour is paid, and not what it is charged at. */
const LOADED =
  /(?<![\d.,])\$?(\d{2,3}(?:\.\d{1,2})?) ?(?:\/ ?|an? |per )h(?:ou)?r,? (?:loaded|all[- ]in|burdened|with benefits)(?!\p{L})/giu;

function unpaidIn({ text }: ToldSentence): Unpaid | null {
  const [, hours, whose = "", noun = ""] = UNPAID.exec(text) ?? [];
  const wage = onlyOne([...text.matchAll(LOADED)].map(([, paid = ""]) => numberIn(paid)));
  if (hours === undefined || wage === null) return null;
  return isHourlyWage(wage) ? { hours: Number(hours), whose, noun, wage } : null;
}

const RUNS_OVER =
  /^ (?:still )?(?:runs?|goes|go|ran|went|comes? in|ends? up) (?:way |well |far |a lot )?over(?! to\b)(?!\p{L})/iu;

interface Overruns {
  readonly fact: FactOf<"quantity">;
  readonly unit: string;
  readonly low: number;
  readonly outOf: number;
}

const overrunsIn = (sentence: ToldSentence | undefined): Overruns[] =>
  factsOf(sentence?.facts ?? [], "quantity").flatMap((fact) => {
    const { unit, low, high, outOf } = fact;
    const isPart = unit !== null && outOf !== undefined && low === high && low < outOf && isUsable(fact);
    return isPart && RUNS_OVER.test(wordsBehind(fact)) ? [{ fact, unit, low, outOf }] : [];
  });

const isHeadOf = (noun: string, whole: string): boolean => isVeryNoun(noun, whole.split(" ").at(-1) ?? "");

interface Counted {
  readonly volume: Volume;
  readonly count: number;
  readonly what: string;
}

/** Counted by that very name, or as "900 of them local", where a job is one of what they do. */
function countOf(facts: readonly Fact[], unit: string): Counted | null {
  const all = volumesOf(facts.filter(isUsable)).filter(({ count }) => count.low === count.high);
  const named = all.filter(({ noun }) => isVeryNoun(noun, unit));
  const counted = named.map((volume) => ({
    volume,
    count: volume.count.low,
    what: pluralOf(volume.noun),
  }));
  return onlyOne(counted.length > 0 ? counted : all.flatMap((volume) => ofThose(volume, unit)));
}

/** "900 of them local": of local jobs, and of no other. */
function ofThose(volume: Volume, unit: string): Counted[] {
  const [kind, head, ...more] = unit.split(" ");
  if (kind === undefined || head === undefined || more.length > 0) return [];
  if (!/^jobs?$/i.test(head) && !isSameNoun(head, volume.noun)) return [];
  for (const [, many = "", said = ""] of wordsBehind(volume.fact).matchAll(OF_THEM)) {
    const count = numberIn(many);
    if (said.toLowerCase() === kind.toLowerCase() && count < volume.count.low)
      return [{ volume, count, what: `${kind} ${pluralOf(volume.noun)}` }];
  }
  return [];
}
const OF_THEM =
  /(?<![\d.,])(\d[\d,]*) (?:of (?:them|those|these|which) )(?:are |is |being )?(\p{L}+)(?!\p{L})/giu;
