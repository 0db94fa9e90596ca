import { type Fact, factsOf } from "@/lib/domain/ledger/fact";
import { numberIn } from "../../typed-number";
import { comesTo, factor, priceOf, type Step, type ToldCost } from "./told-cost";
import { isNext, type ToldSentence, toldSentences } from "./told-sentence";

/** What a trouble came to, as they told it: in all, or as so many at so much each. */
export function toldTotals(facts: readonly Fact[]): ToldCost[] {
  const sentences = toldSentences(facts);
  return sentences.flatMap((sentence): ToldCost[] => {
    const before = sentences.find((one) => isNext(one, sentence));
    return before === undefined ? [] : [...totalOf(sentence, before), ...atSoMuchEach(sentence, before)];
  });
}

const TIME = "last (?:fiscal |school )?year|last (?:season|winter|summer|spring|fall|month|quarter)";
const SUM = String.raw`\$?(\d[\d,]*(?:\.\d+)? ?(?:k|m|thousand|million)?)(?![\p{L}\d%])`;
/** "Came to roughly 870k last year": of what the sentence before tells. */
const CAME_TO = new RegExp(
  String.raw`^\s*(?:(?:it|that|this|they|all of it|all told|together)(?: all)? )?(?:came|added up|adds up|comes|ran|cost us|costs us|ran us) (?:to )?(?:about |around |roughly |some |over |nearly |almost )?${SUM} (?:dollars )?(${TIME})(?!\p{L})`,
  "iu",
);
/** Who bears it: what was sold came to a sum as well. */
const IS_BORNE =
  /\b(?:(?:we|i)(?: (?:are|were|am|was|just|have to|had to))? (?:eat|eating|ate|absorb|absorbed|absorbing|swallow|swallowed)|(?:does|do|did|will|would) ?n(?:o|['’])t (?:fund|cover|pay|reimburse)|(?:does|do|did) not (?:fund|cover|pay|reimburse)|not (?:funded|covered|reimbursed|paid back)|out of (?:our )?(?:own )?(?:pocket|reserves|margin)|off (?:our|the) bottom line)\b/i;
/** What a tool cost is no trouble of the work. */
const IS_BOUGHT =
  /\b(?:apps?|software|tools?|licen[cs]es?|subscriptions?|vendors?|pilots?|bought|consultants?|systems?|website)\b/i;
const LEAST = 1000;

function totalOf({ text, facts: [fact] }: ToldSentence, before: ToldSentence): ToldCost[] {
  const [, typed = "", when = ""] = CAME_TO.exec(text) ?? [];
  const sum = numberIn(typed);
  if (typed === "" || sum < LEAST || !IS_BORNE.test(text) || IS_BOUGHT.test(before.text + text)) return [];
  return [
    {
      steps: [priceOf(sum, `what it came to ${when.toLowerCase()}`)],
      tail: ` went into it ${when.toLowerCase()}`,
      beside: `of it ${when.toLowerCase()}`,
      besides:
        "It is the total that you named, and how much of it would have been spent either way was not told.",
      from: [before.facts[0], fact],
    },
  ];
}

/** "We run Saturdays, 14 in the last half year at about $68k of overtime each" */
const SO_MANY = new RegExp(
  String.raw`\b(?<things>\p{L}+s), (?<many>\d[\d,]*)(?: of them)? (?<when>in the last (?:half[ -]year|\p{L}+ months|year|quarter)|${TIME}),? at (?:about |around |roughly )?\$(?<each>\d[\d,]*(?:\.\d+)? ?(?:k|m)?) (?:of|in) (?<cost>overtime|rework|scrap|penalt(?:y|ies)|fines|premium freight|rush freight|air freight|detention|demurrage|standby|waste) each\b`,
  "iu",
);
const PARTS: Readonly<Record<string, readonly [number, number]>> = {
  half: [1, 2],
  "a third": [1, 3],
  "one third": [1, 3],
  "two thirds": [2, 3],
  "a quarter": [1, 4],
  "three quarters": [3, 4],
};
/** "I'd put two thirds of those down to stops" */
const DOWN_TO =
  /\b(?:(?:i|we)(?:['’]d| would)? put|about|say) (?<part>half|a third|one third|two[- ]thirds|a quarter|three[- ]quarters) of (?:those|them|that|it) (?:down to|to|come from|are from) (?<cause>\p{L}+)/iu;

function atSoMuchEach({ text, facts }: ToldSentence, before: ToldSentence): ToldCost[] {
  const { things = "", many = "", when = "", each = "", cost = "" } = SO_MANY.exec(text)?.groups ?? {};
  const { part = "", cause = "" } = DOWN_TO.exec(text)?.groups ?? {};
  const share = PARTS[part.toLowerCase().replace("-", " ")];
  // What the trouble before has to do with them is told by its name alone.
  if (
    things === "" ||
    share === undefined ||
    !new RegExp(String.raw`(?<!\p{L})${cause}(?!\p{L})`, "iu").test(before.text)
  )
    return [];
  const [one, of] = share;
  const steps: Step[] = [
    factor(numberIn(many), `${things} ${when}`),
    priceOf(numberIn(each), `of ${cost} for each`),
    comesTo("money", when),
    factor(one / of, `of it put down to ${cause}`, `${one} ÷ ${of}`),
    comesTo("money", when),
  ];
  return [
    {
      steps,
      tail: ` of ${cost} ${when} was put down to ${cause}`,
      beside: `of ${cost} ${when}, put down to ${cause}`,
      besides: `That “${part}” of it is down to ${cause} is your estimate.`,
      from: [before.facts[0], ...factsOf(facts, "amount")],
    },
  ];
}
