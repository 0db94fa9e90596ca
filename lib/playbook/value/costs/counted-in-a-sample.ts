import type { Fact } from "@/lib/domain/ledger/fact";
import { onlyOne } from "@/lib/domain/only-one";
import { isSameNoun } from "@/lib/domain/value/same-noun";
import { isUsable, type Volume, volumesOf } from "@/lib/domain/value/usable";
import { ENGLISH_MONTHS } from "../../calendar/month-names";
import { pluralOf } from "../../lead/task-words";
import { numberIn } from "../../typed-number";
import { PEOPLE } from "./lost-part";
import { comesTo, factor, overAYear, priceOf, type Step, type ToldCost } from "./told-cost";
import { type ToldSentence, toldSentences } from "./told-sentence";

/** "Pulled 60 job tickets in March and 9 had standby time that never got on the invoice, 410 average", of "120 tickets a week". */
export function countedInASample(facts: readonly Fact[]): ToldCost[] {
  return toldSentences(facts).flatMap((sentence): ToldCost | [] => {
    const sample = sampleIn(sentence);
    if (sample === null) return [];
    const volume = volumeOf(facts, sample.things);
    if (volume === null) return [];
    const { per, noun, count } = volume;
    const { all, part, price, how, things, when } = sample;
    const years = overAYear(per, sentence.text);
    return {
      steps: [
        factor(count.low, `${pluralOf(noun)} a ${per}`),
        factor(part / all, `of those that were looked at${when}: “${how}”`, `${part} ÷ ${all}`),
        comesTo("count", `a ${per}`),
        priceOf(price, "for each of those, on average"),
        comesTo("money", `a ${per}`),
        ...years,
      ],
      tail: " a year is never billed, if the sample holds",
      beside: `a year never billed (${count.low} ${pluralOf(noun)} a ${per} × ${part} ÷ ${all} × ${price}${timesOf(years)}), if that sample holds`,
      besides: `It rests on one count of ${all} ${things}${when}: count again, and see whether it may be billed, before you rely on it.`,
      from: [sentence.facts[0], volume.fact],
    };
  });
}

/** " × 50 weeks" */
const timesOf = (steps: readonly Step[]): string =>
  steps.flatMap((step) => ("by" in step ? [` × ${step.by} ${step.what}`] : [])).join("");

/** How many of which things were looked at, and in how many of those something was not billed. */
const LOOKED_AT = new RegExp(
  String.raw`\b(?:pulled|checked|looked at|went through|audited|reviewed|sampled|spot-?checked) (?:about )?(?<all>\d[\d,]*) (?<things>(?:\p{L}+ )?\p{L}+s)(?<when> (?:in (?:${ENGLISH_MONTHS})|last (?:week|month|quarter|spring|summer|fall|winter)))?,? (?:and|of which) (?<part>\d[\d,]*) (?:of (?:them|those) )?(?:had|were|was|showed|have|are|never)\b`,
  "iu",
);
const NEVER_BILLED =
  /\b((?:never|not) (?:got|made it|went|gone|been|being)? ?(?:(?:put |entered )?(?:on|onto|to|into) (?:the|an?|any|our) (?:invoices?|bills?)|billed|invoiced|charged))\b/i;
const PRICE =
  /(?<![\d.,/])\$?(\d[\d,]*(?:\.\d{1,2})?)(?: (?:on )?(?:average|avg)| each| apiece)(?!\p{L})|\b(?:averag(?:e|ing)|avg) (?:of )?\$?(\d[\d,]*(?:\.\d{1,2})?)(?![\d.,]*(?:%| ?(?:hours?|hrs?|min\p{L}*|days?)\b))/giu;
const FEWEST = 20;
/** Without a "$" a small number may be of anything. */
const LEAST = 50;

interface Sample {
  readonly all: number;
  readonly part: number;
  readonly price: number;
  readonly how: string;
  readonly things: string;
  readonly when: string;
}

function sampleIn({ text }: ToldSentence): Sample | null {
  const { all = "", things = "", when = "", part = "" } = LOOKED_AT.exec(text)?.groups ?? {};
  const how = NEVER_BILLED.exec(text)?.[1];
  const prices = [...text.matchAll(PRICE)].flatMap(([said, one, other]) => {
    const each = numberIn(one ?? other ?? "");
    return said.includes("$") || each >= LEAST ? each : [];
  });
  const price = onlyOne(prices);
  if (how === undefined || price === null || PEOPLE.test(things)) return null;
  const sample = { all: numberIn(all), part: numberIn(part), price, how, things, when };
  return sample.all >= FEWEST && sample.part > 0 && sample.part < sample.all ? sample : null;
}

/** How many come in a time: one exact count of those things. */
function volumeOf(facts: readonly Fact[], things: string): Volume | null {
  const head = things.split(" ").at(-1) ?? things;
  return onlyOne(
    volumesOf(facts.filter(isUsable)).filter(
      ({ noun, count }) => count.low === count.high && isSameNoun(noun.split(" ").at(-1) ?? noun, head),
    ),
  );
}
