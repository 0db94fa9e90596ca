import { type Fact, factsOf, type TimeUnit } from "@/lib/domain/ledger/fact";
import { onlyOne } from "@/lib/domain/only-one";
import { wordsBehind } from "@/lib/domain/value/around";
import { isVeryNoun } from "@/lib/domain/value/same-noun";
import { isUsable, volumesOf } from "@/lib/domain/value/usable";
import { pluralOf } from "../../lead/task-words";
import { numberIn } from "../../typed-number";
import { wagesIn } from "../box/wage-of-role";
import { comesTo, factor, overAYear, priceOf, type ToldCost } from "./told-cost";
import { isNext, type ToldSentence, toldSentences } from "./told-sentence";

/** "She gets a dress right in 2 fittings, so we average 3.2, 50 minutes each. Seamstresses are 27/hr all in", of "410 dresses a year". */
export function moreThanTheBest(facts: readonly Fact[]): ToldCost[] {
  const sentences = toldSentences(facts);
  return sentences.flatMap((sentence): ToldCost | [] => {
    const told = gapIn(sentence);
    const before = sentences.find((one) => isNext(one, sentence));
    const behind = sentences.find((one) => isNext(sentence, one));
    const wage = onlyOne([sentence, behind].flatMap((one) => wagesIn(one?.text ?? "")));
    const many = told === null ? null : countOf(facts, told.piece);
    if (told === null || many === null || wage === null) return [];
    const { best, average, rounds, minutes } = told;
    const { per } = many;
    return {
      steps: [
        factor(many.count, `${pluralOf(told.piece)} a ${per}`),
        factor(average - best, `${rounds} each more than ${best}`, `(${average} − ${best})`),
        comesTo("count", `${rounds} a ${per}`),
        factor(minutes / 60, "minutes for each, ÷ 60", String(minutes)),
        comesTo("count", "hours"),
        priceOf(wage.hourly, `for one hour, ${wage.whose}`),
        comesTo("money", `a ${per}`),
        ...overAYear(per, sentence.text),
      ],
      tail: ` a year of paid time goes into ${rounds} beyond ${best}`,
      beside: `a year of ${rounds} beyond ${best}`,
      besides: `Those done in ${best} are in that average, and it is time that is paid either way.`,
      from: [IS_OF_HER.test(sentence.text) && before ? before.facts[0] : sentence.facts[0], many.fact],
    };
  });
}

/** Said of those that the sentence before named. */
const IS_OF_HER = /^\s*(?:she|he|they)\b/i;
const BEST =
  /\bgets? (?:an?|each|every|the) (?<piece>\p{L}+) (?:right|done|finished|out) in (?:about )?(?<best>\d(?:\.\d)?) (?<rounds>\p{L}+s)(?!\p{L})/iu;
const AVERAGE =
  /\bwe average (?:about |around )?(?<average>\d{1,2}(?:\.\d)?),? (?:\p{L}+ )?(?:of |at )?(?<minutes>\d{1,3}) ?min(?:ute)?s? each\b/iu;
const IS_TIME = /^(?:hours|minutes|days|weeks|months|years)$/i;

function gapIn({ text }: ToldSentence) {
  const { piece = "", best = "", rounds = "" } = BEST.exec(text)?.groups ?? {};
  const { average = "", minutes = "" } = AVERAGE.exec(text)?.groups ?? {};
  const gap = { piece, rounds, best: numberIn(best), average: numberIn(average), minutes: Number(minutes) };
  return piece !== "" && average !== "" && gap.average > gap.best && !IS_TIME.test(rounds) ? gap : null;
}

/** "410 dresses altered a year" as well as "410 dresses a year"; two counts are none. */
function countOf(facts: readonly Fact[], piece: string): { count: number; per: TimeUnit; fact: Fact } | null {
  const usable = facts.filter((fact) => isUsable(fact) && fact.lang === "en");
  const counted = volumesOf(usable)
    .filter(({ noun, count }) => isVeryNoun(noun, piece) && count.low === count.high)
    .map(({ count, per, fact }) => ({ count: count.low, per, fact }));
  const worked = factsOf(usable, "quantity").flatMap((fact) => {
    const per = WORKED.exec(wordsBehind(fact))?.[1]?.toLowerCase();
    const isOne = fact.low === fact.high && fact.outOf === undefined && isVeryNoun(fact.unit ?? "", piece);
    return isOne && per !== undefined ? [{ count: fact.low, per: per as TimeUnit, fact }] : [];
  });
  return onlyOne([...counted, ...worked]);
}
const WORKED = /^ \p{L}+ed (?:a|per|each|every) (year|month|week)(?!\p{L})/iu;
