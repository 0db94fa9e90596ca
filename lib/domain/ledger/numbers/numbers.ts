import type { Found } from "../found";
import { isOfHeading } from "../heading";
import { changeFact, trends } from "./changes";
import { type History, type NumberContext, nearestTaskBefore, nounOfTask, verbBefore } from "./context";
import { goalFact, type OwnSide } from "./goals";
import { type Measure, measureAt, partBehind } from "./measure";
import { partChange } from "./part-changes";
import { perOf } from "./per";
import { countedFact } from "./rates";
import { isTimeUnit } from "./units";

/** How far a verb of saving or spending reaches: "saves me an hour". */
const REACH = 5;

/** Everything that a sentence says in numbers, and what the next one may refer to. */
export function numberFacts(
  context: NumberContext,
  isOwnSide: OwnSide,
): { found: Found[]; history: History } {
  const found: Found[] = [];
  const measures: Measure[] = [];
  let history: History = { ...context.history, share: null, volume: null, unitHere: null, perHere: false };
  let at = 0;
  while (at < context.sentence.tokens.length) {
    const here = { ...context, history };
    const measure = context.isTaken(at)
      ? null
      : measureAt(context.sentence, at, (index) => isSpent(here, index));
    if (measure === null || isNothing(here, measure)) {
      at = Math.max(at + 1, measure?.to ?? 0);
      continue;
    }
    const fact = changeFact(here, measure) ?? countedFact(here, measure);
    found.push(fact);
    measures.push(measure);
    history = remember(here, measure, fact);
    at = Math.max(fact.to, measure.to, at + 1);
  }
  const goal = goalFact(context, measures, isOwnSide);
  const task = context.tasks.at(-1);
  return {
    found: [...found, ...trends(context), ...(goal === null ? [] : [goal])],
    history: { ...history, task: task === undefined ? history.task : nounOfTask(context.sentence, task) },
  };
}

const isSpent = (context: NumberContext, at: number): boolean =>
  verbBefore(context, "spend", at, REACH) !== null || isFollowedByRate(context, at);

/** "An hour a day" */
function isFollowedByRate({ sentence }: NumberContext, at: number): boolean {
  const { tokens } = sentence;
  const behind = tokens[at + 2 + partBehind(tokens, at + 2).words];
  return behind !== undefined && !behind.isBreak && /^(?:a|per|par|each|every|chaque)$/.test(behind.text);
}

/** A number word that counts nothing is a pronoun ("five run Accuro"), unless the clause ends with it. */
function isNothing(context: NumberContext, measure: Measure): boolean {
  const { tokens, clauses } = context.sentence;
  if (measure.unit !== null || measure.sort !== "count" || measure.outOf !== undefined) return false;
  // "6.2 million" ends in a word.
  if (tokens.slice(measure.from, measure.to).some(({ kind }) => kind === "number")) return false;
  if (partChange(context, measure) !== null) return false;
  if (perOf(context, measure).per !== null && nearestTaskBefore(context, measure.from) !== null) return false;
  const isEnd = measure.to >= tokens.length || clauses[measure.to] !== clauses[measure.to - 1];
  return !isEnd && perOf(context, measure).per === null;
}

function remember(
  { history, sentence, tasks }: NumberContext,
  measure: Measure,
  { finding }: Found,
): History {
  const hasTask = tasks.length > 0;
  // "340 referrals land on two people, five hours each": those that it falls on are no pieces.
  const isFallenOn = history.counted !== null && ONTO.test(sentence.tokens[measure.from - 1]?.text ?? "");
  const isCounted =
    measure.sort === "count" && measure.unit !== null && measure.unit !== "age" && !isFallenOn;
  // "Two coordinators three days each" says whose days they are, and not what comes next.
  const isPiece =
    finding.kind === "rate" &&
    finding.per !== null &&
    !isTimeUnit(finding.per) &&
    !(finding.per === history.counted && finding.role === "duration" && hasTask);
  const per = isPiece ? finding.per : history.per;
  const duration =
    finding.kind !== "change" && isTimeUnit(measure.unit)
      ? { value: measure.high, unit: measure.unit }
      : history.duration;
  const volume = countedBy(finding);
  const named = volume ?? (isCounted ? measure.unit : null);
  const shared = finding.kind === "rate" && finding.role === "share" ? (finding.of ?? null) : null;
  // "Remakes: 6% of crowns come back, 85 a month": what follows is counted of the crowns.
  const isOver = history.headHere && shared !== null;
  return {
    ...history,
    ...(isOver ? { heading: null, headHere: false } : {}),
    headed: history.headed || isOfHeading(named, history.heading),
    unitHere:
      measure.sort === "money" || measure.share !== undefined
        ? history.unitHere
        : { unit: measure.unit ?? history.unitHere?.unit ?? null, value: measure.high },
    per,
    perHere: history.perHere || isPiece,
    volume: volume !== null && finding.kind === "rate" && isTimeUnit(finding.per) ? volume : history.volume,
    counted: volume ?? (isCounted ? measure.unit : history.counted),
    duration,
    share: shared ?? history.share,
  };
}

const ONTO = /^(?:on|onto|between|among|sur|entre)$/;

const countedBy = (finding: Found["finding"]): string | null =>
  finding.kind === "rate" && finding.role === "volume" ? finding.unit : null;
