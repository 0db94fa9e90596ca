import type { Token } from "../tokens";
import { type NumberContext, nounOfTask } from "./context";
import type { Measure } from "./measure";
import { period, singularOfPlural, timeUnit } from "./units";

/** What "each" is each of: "4 minutes each", "$350 each"; null where only an earlier sentence says it. */
export function eachOf(context: NumberContext, measure: Measure, at: number): string | null {
  const isTime = measure.sort === "time";
  // "7 hours on each" is as near as "7 hours each".
  const isOn = at === measure.to + 1 && ON.test(context.sentence.tokens[measure.to]?.text ?? "");
  const isAtOnce = at === measure.to || isOn;
  return (
    (isTime && isAtOnce ? volumeBefore(context, measure, at) : null) ??
    (isTime && isAtOnce ? (headOfNote(context, measure) ?? pieceBefore(context, measure)) : null) ??
    pluralBefore(context, measure.from) ??
    (isAtOnce ? everyBefore(context, at) : null) ??
    (isTime ? whoBefore(context, at) : null)
  );
}

const ON = /^(?:on|for|pour|sur)$/;
const PER = /^(?:an?|per|every|par)$/;

/** "Two teachers draft with it, elles gagnent 3 heures chacune": those who were named, and no pronoun. */
const PRONOUN = /^(?:elles|ils|eux|nous|vous|us|ours|theirs|this|his|hers)$/;

/** "A clerk spends 25 minutes on each": what one does, and no pieces. */
const DOES = /^(?:spends|takes|puts|needs|uses|costs|works|burns|gets|has|was|does|goes|loses|wastes)$/;

const OBJECT = /^(?:us|me|them|him|her)$/;

const LEADING = /^(?:each|every|chaque)$/;

/** "140 orders a day come to 5 clerks, 4 minutes each": of what comes in, and of no clerk. */
function volumeBefore({ sentence, history }: NumberContext, { from }: Measure, at: number): string | null {
  const { tokens } = sentence;
  const [first, before, behind] = [tokens[from], tokens[from - 1], tokens[at + 1]];
  // "Two coordinators three days each" says whose days they are.
  const isBeside = first?.isBreak === false && before !== undefined && singularOfPlural(before) !== undefined;
  const isPerPeriod = behind !== undefined && !behind.isBreak && PER.test(behind.text);
  return isBeside || isPerPeriod ? null : history.volume;
}

const MOST_WORDS = 4;
/** "APPR claims, 3,800 last year, 26 minutes each": of what heads the note. */
function headOfNote({ sentence: { tokens } }: NumberContext, { from }: Measure): string | null {
  const end = tokens.findIndex(({ isBreak }, index) => index > 0 && isBreak);
  const isNote = end > 0 && end <= MOST_WORDS && end < from && tokens[end]?.kind === "number";
  const last = tokens[end - 1];
  const isPlain = isNote && tokens.slice(0, end).every(({ kind }) => kind === "word");
  return isPlain && last !== undefined ? (singularOfPlural(last) ?? null) : null;
}

/** "A monthly report per site, 3 hours each": of each site's, and of nothing that was told before. */
function pieceBefore({ sentence: { tokens } }: NumberContext, { from }: Measure): string | null {
  const [per, piece] = [tokens[from - 2], tokens[from - 1]];
  const isPer =
    tokens[from]?.isBreak === true && piece?.isBreak === false && /^(?:per|par)$/.test(per?.text ?? "");
  return isPer && piece !== undefined && period(piece) === undefined ? piece.text : null;
}

/** "Vets finish records at home, two hours a night each": those who do it are named first. */
function whoBefore({ sentence }: NumberContext, at: number): string | null {
  const { tokens } = sentence;
  const isOfPeriod = PER.test(tokens[at - 2]?.text ?? "") && period(tokens[at - 1]) !== undefined;
  const first = tokens[LEADS_IN.test(tokens[0]?.text ?? "") ? 1 : 0];
  return isOfPeriod && first !== undefined ? (singularOfPlural(first) ?? null) : null;
}

const LEADS_IN = /^(?:our|the|my|nos|les|mes|two|three|four|five|deux|trois|quatre|cinq)$/;

/** "Three dispatchers key every bill of lading, 9 minutes each": of each bill, and of no dispatcher. */
function everyBefore({ sentence, tasks }: NumberContext, at: number): string | null {
  const task = tasks.findLast(
    ({ from, to }) => to <= at && LEADING.test(sentence.tokens[from - 1]?.text ?? ""),
  );
  return task === undefined ? null : nounOfTask(sentence, task);
}

/** "Chargebacks from the chains are $350 each": of those at the head, and not of those behind "from". */
const isBehind = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(Math.max(0, at - BEHIND), at).some(({ text }) => BESIDE.test(text));
const BEHIND = 3;
const BESIDE = /^(?:from|of|by|to|for|with|de|des|du|pour|chez)$/;

/** "Assessments take four months each"; but in "directors write 30 a week at 50 minutes each" it is each of the 30. */
function pluralBefore({ sentence }: NumberContext, at: number): string | null {
  const { tokens, clauses } = sentence;
  const isHere = (index: number) => index < at && clauses[index] === clauses[at];
  const isPlural = (token: Token, index: number) =>
    isHere(index) &&
    !PRONOUN.test(token.text) &&
    !DOES.test(token.text) &&
    // "The contract docks us $900 each": who does what, and no docks.
    !OBJECT.test(sentence.tokens[index + 1]?.text ?? "") &&
    // "From 3 hours to 50 minutes each" is of no hour.
    timeUnit(token) === undefined &&
    singularOfPlural(token) !== undefined;
  const head = tokens.findLastIndex((token, index) => isPlural(token, index) && !isBehind(tokens, index));
  const place = head === -1 ? tokens.findLastIndex(isPlural) : head;
  const plural = tokens[place];
  const isCounted = tokens.some(({ kind }, index) => index > place && isHere(index) && kind === "number");
  return plural === undefined || isCounted ? null : (singularOfPlural(plural) ?? null);
}
