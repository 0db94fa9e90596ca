import type { Finding, Role, TimeUnit } from "../fact";
import { BARE, type Found, LIKELY, RESOLVED, SURE } from "../found";
import { amounts, type NumberContext, nearestTaskBefore, verbBefore } from "./context";
import { eachGets } from "./each-gets";
import type { Measure } from "./measure";
import { measuredBy } from "./measured";
import { nounJoined } from "./nouns";
import { type Per, perOf } from "./per";
import { spokenUnit } from "./spoken-units";
import { isTimeUnit, RHYTHM, singularOfPlural } from "./units";
import { wholeYear } from "./whole-year";

/** A measure that is no change: how many, how much, how long, or how much per what. */
export function countedFact(context: NumberContext, measure: Measure): Found {
  const year = wholeYear(context.sentence, measure);
  const per =
    year === null
      ? (eachGets(context.sentence, measure) ?? perOf(context, measure))
      : { per: "year", each: null, ...year };
  const place = { from: measure.from, to: per.to, start: measure.start, end: per.end };
  const { finding, confidence } = readAs(context, measure, per);
  return { ...place, finding, confidence };
}

function readAs(
  context: NumberContext,
  measure: Measure,
  per: Per,
): { finding: Finding; confidence: number } {
  const sum = amounts(measure);
  const of = measure.of === undefined ? {} : { of: measure.of };
  const isRate = per.per !== null;
  const rhythm = isRate ? null : rhythmOf(measure);
  if (rhythm !== null)
    return sure({ kind: "rate", unit: rhythm.unit, per: rhythm.per, each: null, role: "volume", ...sum });
  if (measure.sort === "percent") {
    const share = measure.of ?? subjectOfShare(context, measure);
    const about = share === null ? measuredBy(context, measure) : null;
    return sure({
      kind: "rate",
      unit: "percent",
      per: per.per,
      each: null,
      role: "share",
      ...(share === null ? {} : { of: share }),
      ...(about === null ? {} : { about }),
      ...sum,
    });
  }
  if (measure.sort === "money") {
    const confidence = isDifference(context, per.to) ? BARE : SURE;
    const currency = measure.currency ?? "CAD";
    const assumed = measure.isAssumed ? ({ assumedCurrency: true } as const) : {};
    if (isRate) {
      const price = {
        unit: currency,
        per: per.per,
        each: per.each,
        role: "price",
        ...assumed,
        ...sum,
      } as const;
      return { finding: { kind: "rate", ...price }, confidence };
    }
    return { finding: { kind: "amount", currency, ...assumed, ...sum }, confidence };
  }
  if (measure.sort === "time" && isRate)
    return sure({
      kind: "rate",
      unit: measure.unit,
      per: per.per,
      each: per.each,
      role: timeRole(context, measure, per.to),
      ...sum,
    });
  if (isRate && measure.sort === "count" && measure.unit !== "age") return volume(context, measure, per);
  const share = measure.share === undefined ? {} : { share: measure.share };
  const outOf = measure.outOf === undefined ? {} : { outOf: measure.outOf };
  const named = measure.unit ?? reprise(context, measure);
  const spoken =
    named === null && measure.sort === "count"
      ? (underHeading(context, measure) ?? spokenUnit(context, measure))
      : null;
  const unit = named ?? spoken;
  // A noun that was left out may be another: found, and not asserted.
  const confidence = spoken !== null ? LIKELY : unit === null && measure.outOf === undefined ? BARE : SURE;
  return { finding: { kind: "quantity", unit, ...of, ...outOf, ...share, ...sum }, confidence };
}

/** "Run-outs. 1,180 last winter": the first count under a heading, and when that was. */
function underHeading(context: NumberContext, { from, to }: Measure): string | null {
  const behind = context.sentence.tokens.slice(to, to + 2).map(({ text }) => text);
  return from === 0 && WHEN.test(behind.join(" ")) ? headedNoun(context) : null;
}
const WHEN = /^(?:last|this) (?:year|season|spring|summer|fall|autumn|winter|month|week)$/;

/** "$6 an hour more" is what lies between two prices, and neither of them. */
const isDifference = ({ sentence }: NumberContext, at: number): boolean =>
  sentence.tokens[at]?.isBreak === false &&
  /^(?:more|less|extra|higher|lower)$/.test(sentence.tokens[at]?.text ?? "");

/** "900 weekly tickets" are 900 a week. */
function rhythmOf({ sort, unit }: Measure): { unit: string; per: TimeUnit } | null {
  const [first = "", ...rest] = (unit ?? "").split(" ");
  const per = RHYTHM[first];
  return sort !== "count" || per === undefined || rest.length === 0 ? null : { unit: rest.join(" "), per };
}

const sure = (finding: Finding) => ({ finding, confidence: SURE });

/** "300 a month": of what was counted per piece before, else of the task that was named last. */
function volume(
  context: NumberContext,
  measure: Measure,
  per: Per,
): { finding: Finding; confidence: number } {
  const isTime = isTimeUnit(per.per);
  const typed = measure.unit !== null && TAKES_UP.test(measure.unit) ? null : measure.unit;
  const taken =
    typed === null && isTime ? (headedNoun(context) ?? resolvedNoun(context, measure.from)) : null;
  const unit = typed ?? taken;
  const confidence = typed !== null ? SURE : taken !== null ? RESOLVED : BARE;
  return {
    finding: { kind: "rate", unit, per: per.per, each: per.each, role: "volume", ...amounts(measure) },
    confidence,
  };
}

/** "We get 6 new ones a month": of what was told before. */
const TAKES_UP = /^(?:(?:new|more|other|such) )?one$/;

function resolvedNoun(context: NumberContext, at: number): string | null {
  const { per: last, perHere, share, task } = context.history;
  const near = nearestTaskBefore(context, at);
  const per = perHere || near === null ? last : null;
  // "Crowns that come back" are crowns, as the share has it.
  const isOfShare = share !== null && near?.startsWith(share) === true;
  const head = headBefore(context, at);
  return (
    labelBefore(context, at) ??
    (perHere || near !== null ? null : head) ??
    per ??
    (isOfShare ? share : near) ??
    share ??
    head ??
    task
  );
}

/** "Condition surveys. 310 a year": the first count under a heading that has no noun of its own. */
const headedNoun = ({ history: { heading, headed } }: NumberContext): string | null =>
  headed ? null : heading;

/** "Call-ins are the killer, 31 a day", "text messages come in until ten, 60 a day": of what the sentence begins with. */
function headBefore({ sentence: { tokens } }: NumberContext, at: number): string | null {
  const first = /^(?:our|the|my)$/.test(tokens[0]?.text ?? "") ? 1 : 0;
  const one = nounJoined(tokens, first);
  const head = one?.isPlural === false ? nounJoined(tokens, one.to) : one;
  const isSubject = head !== null && head.to < at && SUBJECT_DOES.test(tokens[head.to]?.text ?? "");
  return isSubject && head.isPlural ? head.noun : null;
}

const SUBJECT_DOES = /^(?:are|come|arrive|pour)$/;

/** "Form B requests: 40 a week": the words before the colon are what is counted. */
function labelBefore({ sentence }: NumberContext, at: number): string | null {
  const [before, first] = [sentence.tokens[at - 1], sentence.tokens[0]];
  const isLabel = /^ ?: ?$/.test(sentence.tokens[at]?.before ?? "");
  const noun = isLabel && before !== undefined ? singularOfPlural(before) : undefined;
  if (noun === undefined) return null;
  // "False positives" are no positives.
  return at === 2 && first !== undefined ? `${first.text} ${noun}` : noun;
}

/** "On en a eu 22": of what the sentence priced before. */
function reprise(context: NumberContext, measure: Measure): string | null {
  const { tokens } = context.sentence;
  const isFrench = context.sentence.lang === "fr";
  const takesUp =
    isFrench && tokens.slice(Math.max(0, measure.from - 4), measure.from).some(({ text }) => text === "en");
  return takesUp ? context.history.per : null;
}

const REACH = 6;

function timeRole(context: NumberContext, measure: Measure, to: number): Role {
  const { sentence, verbs } = context;
  const saves = verbs[sentence.lang].save;
  const isSaved = verbBefore(context, "save", measure.from, REACH) !== null;
  const isSavedBehind = sentence.tokens
    .slice(to, to + 2)
    .some((token) => !token.isBreak && saves.has(token.text));
  const isInside = sentence.tokens
    .slice(measure.from, to)
    .some(({ text }) => /^(?:less|fewer|saved)$/.test(text));
  const isLess = sentence.tokens[to]?.text === "de" && sentence.tokens[to + 1]?.text === "moins";
  return isSaved || isSavedBehind || isInside || isLess ? "saving" : "duration";
}

/** "Errors ~3%", as in a telegram. */
function subjectOfShare(context: NumberContext, measure: Measure): string | null {
  const before = context.sentence.tokens[measure.from - 1];
  if (measure.from !== 1 || before === undefined || context.sentence.tokens[measure.from]?.isBreak)
    return null;
  return singularOfPlural(before) ?? null;
}
