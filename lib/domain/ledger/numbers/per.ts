import { type Token, wordsOf } from "../tokens";
import { type NumberContext, nounOfTask } from "./context";
import { eachOf } from "./each-of";
import type { Measure } from "./measure";
import { marksAfter } from "./measure";
import { isGerund, nounAfterPer } from "./nouns";
import { ofOneBehind } from "./of-one";
import { averageAt, isEveryTime } from "./per-average";
import { isTimeUnit, period, periodAdverb } from "./units";

/** What a number is per: "a month", "/mo", "per RFI", "each", and what is before it, "each tender takes". */
export interface Per {
  readonly per: string | null;
  readonly each: string | null;
  readonly to: number;
  readonly end: number;
}

const PER = /^(?:per|par|each|every|chaque|a|an|la|le|l)$/;
const EACH = /^(?:each|ea|apiece|chacun|chacune|piece)$/;
/** A clause that begins so says what the time in it is per: "each tender answer takes 20 hours". */
const LEADING = /^(?:each|every|chaque)$/;
const SINGLE = /^(?:an?|une?)$/;
const REACH = 11;

export function perOf(context: NumberContext, measure: Measure): Per {
  const found: string[] = [];
  let to = measure.to + ofThem(context, measure);
  let end = measure.end;
  while (found.length < 2) {
    const next = perAt(context, measure, to);
    if (next === null) break;
    found.push(next.per);
    to = next.to;
    end = Math.max(end, next.end);
  }
  const [first = null, second = null] = found;
  if (first === null)
    return { per: perBefore(context, measure) ?? ofOneBehind(context, measure), each: null, to, end };
  // "Per developer per week" and "per week per developer" are the same.
  if (second === null && isTimeUnit(first) && measure.sort === "time")
    return { per: first, each: shared(context, measure), to, end };
  const isTurned = second !== null && !isTimeUnit(first) && isTimeUnit(second) && measure.sort === "time";
  return isTurned ? { per: second, each: first, to, end } : { per: first, each: second, to, end };
}

/** "We do 24 of them a month": two words that are stepped over, where a rate follows. */
const ofThem = ({ sentence: { tokens } }: NumberContext, { to, unit }: Measure): number => {
  const [of, them, next] = tokens.slice(to, to + 3).map(({ text }) => text);
  const isThem = unit === null && of === "of" && /^(?:them|these|those)$/.test(them ?? "");
  return isThem && /^(?:an?|per|each|every)$/.test(next ?? "") ? 2 : 0;
};

function perAt(
  context: NumberContext,
  measure: Measure,
  at: number,
): { per: string; to: number; end: number } | null {
  const { sentence, history } = context;
  const { tokens } = sentence;
  const token = tokens[at];
  const last = (to: number) => ({ to, end: tokens[to - 1]?.end ?? measure.end });
  if (token === undefined || isOfEach(context, measure, at)) return null;
  // "11 hours on each council meeting"
  const isForEach =
    /^(?:for|pour|on|sur)$/.test(token.text) && /^(?:each|every|chaque)$/.test(tokens[at + 1]?.text ?? "");
  if (isForEach && !token.isBreak) return perAt(context, measure, at + 1);
  if (/^ ?(?:[$€£] ?)?\/ ?$/.test(marksAfter(sentence, at))) return perWord(context, at) ?? null;
  if (token.isBreak && !/^,? $/.test(token.before)) return null;
  // "$34 hr"
  if (measure.sort === "money" && !token.isBreak && /^(?:hr|hour)$/.test(token.text))
    return { per: "hour", ...last(at + 1) };
  const adverb = periodAdverb(token);
  if (adverb !== undefined && !token.isBreak) return { per: adverb, ...last(at + 1) };
  const isPiece = /^an?$/.test(token.text) && /^(?:piece|pop)$/.test(tokens[at + 1]?.text ?? "");
  // "$85 an entry", "900 $ la palette"
  const isPrice = measure.sort === "money" && /^(?:la|le|l|an?)$/.test(token.text);
  const lead = isPrice ? "per" : token.text;
  // "800 a year ago" is a time that is past.
  const isAgo = /^(?:(?:ago|earlier|later)|plus t(?:ard|ot))\b/.test(textAt(tokens, at + 2, 2));
  // "85 000 $ à recevoir": what is to be done with it.
  const isToDo = sentence.lang === "fr" && token.text === "a" && INFINITIVE.test(tokens[at + 1]?.text ?? "");
  const isWhereto = sentence.lang === "fr" && token.text === "a" && WHERETO.test(textAt(tokens, at + 1, 2));
  const isFile = measure.sort === "time" && SINGLE.test(token.text) && FILES.test(tokens[at + 1]?.text ?? "");
  // "40 minutes each typing data": what is done in them.
  const isWorkDone = EACH.test(token.text) && isGerund(tokens[at + 1]);
  const word =
    PER.test(token.text) && !isPiece && !isAgo && !isToDo && !isWhereto && !isWorkDone
      ? perWord(context, at + 1, isFile ? "per" : lead)
      : null;
  if (word !== null && !token.isBreak) return word;
  // "5 bulletins, every day from November to April"
  if (word !== null && isEveryTime(context, measure, at)) return word;
  const average = averageAt(context, measure, at);
  if (average !== null) return { per: average.per, ...last(average.to) };
  const whose = measure.sort === "time" ? behindWhose(sentence, at) : null;
  if (whose !== null) return perAt(context, measure, whose);
  const each = EACH.test(token.text) ? at + 1 : isPiece ? at + 2 : null;
  const counted =
    (each === null ? null : eachOf(context, measure, at)) ??
    (history.headHere || (history.headed && measure.sort === "time") ? history.heading : null) ??
    history.counted ??
    context.tasks.at(0)?.value.noun ??
    null;
  return each === null || token.isBreak || counted === null ? null : { per: counted, ...last(each) };
}

/** "No shows are at 7% and each one costs $220": of the work that its sentence names; else of what was counted. */
function oneOf({ sentence, tasks, history }: NumberContext, at: number): string | null {
  const task = tasks.findLast(({ to }) => to <= at);
  return task === undefined ? (history.counted ?? history.task) : nounOfTask(sentence, task);
}

/** "4 800 $ à la poubelle": where it went. */
const WHERETO =
  /^(?:la|l|le|les) (?:poubelle|banque|caisse|casse|rebut|retraite|poste|fin|charge|commande|livraison)$/;

const textAt = (tokens: readonly Token[], from: number, many: number): string =>
  wordsOf(tokens.slice(from, from + many));

/** "Five hours a file": words for what comes in and is worked through, task or none. */
const FILES = /^(?:file|case|claim|order|request|application|permit|policy|referral|dossier|demande)$/;

/** "An hour of a clerk per file": whose hour it is comes before what it is for. */
function behindWhose({ tokens }: NumberContext["sentence"], at: number): number | null {
  const [of, article, , per] = tokens.slice(at, at + 4);
  const isWhose =
    /^(?:of|de)$/.test(of?.text ?? "") && /^(?:an?|the|our|one|un|une)$/.test(article?.text ?? "");
  return isWhose && /^(?:per|par)$/.test(per?.text ?? "") ? at + 3 : null;
}

const INFINITIVE = /^\p{L}{2,}(?:er|ir|dre|ttre)$/u;
const SHARED = /^(?:each|every|chacun|chacune|chaque)$/;

/** "30 developers each save 5 hours a week", "each of our 12 nurses saves ...", "every clerk spends ...". */
function shared(context: NumberContext, measure: Measure): string | null {
  const { tokens, clauses } = context.sentence;
  for (let at = measure.from - 1; at >= 0 && measure.from - at <= REACH; at--) {
    if (clauses[at] !== clauses[measure.from]) return null;
    if (!SHARED.test(tokens[at]?.text ?? "")) continue;
    const whose = nounAfterPer(context.sentence, at + 1, () => false);
    const isTheirs = /^(?:every|chaque)$/.test(tokens[at]?.text ?? "");
    // "Each skipper 40 minutes" says whose; "30 developers each save" said it before.
    const { save, spend } = context.verbs[context.sentence.lang];
    const next = tokens[at + 1]?.text ?? "";
    const isVerb = save.has(next) || spend.has(next) || next === "of";
    const counted = context.history.counted;
    return isTheirs || !isVerb ? (whose?.noun ?? counted) : (counted ?? whose?.noun ?? null);
  }
  return null;
}

/** "30 developers each save", "88 nurses each write notes": who does it, and no rate of developers. */
function isOfEach({ sentence, verbs }: NumberContext, measure: Measure, at: number): boolean {
  const { save, spend } = verbs[sentence.lang];
  const next = sentence.tokens[at + 1];
  const word = next?.text ?? "";
  if (measure.sort !== "count" || !EACH.test(sentence.tokens[at]?.text ?? "")) return false;
  const isDoing = sentence.lang === "en" && next?.kind === "word" && !next.isBreak && DOES.test(word);
  return save.has(word) || spend.has(word) || isDoing;
}
const DOES =
  /^(?:get|receive|want|need|write|key|type|fill|answer|draft|call|read|enter|prepare|send|do|make|run|handle|chart|record|log|check|review|file|process|book|sort|copy|document|update|work|drive|visit|see|teach|serve)$/;

function perWord(
  context: NumberContext,
  at: number,
  lead = "per",
): { per: string; to: number; end: number } | null {
  const { sentence, tasks } = context;
  const token = sentence.tokens[at];
  if (token === undefined || (token.isBreak && lead !== "per")) return null;
  const time = period(token);
  if (time !== undefined) return { per: time, to: at + 1, end: token.end };
  // "La", "le", "l'" and "a" come before too much else.
  if (/^(?:la|le|l|a|an)$/.test(lead) && !isDocument(context, at)) return null;
  const task = tasks.find(({ from }) => from === at);
  if (task !== undefined)
    return {
      per: nounOfTask(sentence, task),
      to: task.to,
      end: sentence.tokens[task.to - 1]?.end ?? token.end,
    };
  const noun = nounAfterPer(sentence, at, (from, to) =>
    tasks.some((each) => each.from === from && each.to === to),
  );
  return noun === null
    ? null
    : { per: noun.noun, to: noun.to, end: sentence.tokens[noun.to - 1]?.end ?? token.end };
}

/** "Two hours a report": only where the word names a task. */
const isDocument = ({ tasks }: NumberContext, at: number): boolean => tasks.some(({ from }) => from === at);

/** "Every review meeting is 2.5 hours …" */
const isTold = ({ sentence: { tokens } }: NumberContext, { from, sort }: Measure): boolean =>
  sort === "time" && /^(?:is|means)$/.test(tokens[from - 1]?.text ?? "");

/** "… is 2.5 hours of prep": as long as it takes. */
const isWorkOf = ({ sentence: { tokens } }: NumberContext, { to }: Measure): boolean =>
  tokens[to]?.text === "of" && WORK.test(tokens[to + 1]?.text ?? "");
const WORK = /^(?:prep|preparation|work|paperwork|typing|writing|reading|admin|phoning|follow|keying)$/;

/** "Each report is 22 hours", "is 22 hours of an engineer": how long a piece of writing is, and not how long it lasts. */
const isHoursOfSomeone = ({ sentence: { tokens } }: NumberContext, { to }: Measure): boolean =>
  tokens[to] === undefined ||
  tokens[to].isBreak ||
  (tokens[to].text === "of" && /^(?:an?|my|our|her|his|one)$/.test(tokens[to + 1]?.text ?? ""));

/** "Each tender answer takes ...", "chaque erreur nous coûte ...", "a quote takes ...". */
function perBefore(context: NumberContext, measure: Measure): string | null {
  const { sentence, tasks, verbs } = context;
  const { tokens, clauses } = sentence;
  if (measure.sort !== "time" && measure.sort !== "money") return null;
  const spends = verbs[sentence.lang].spend;
  for (let at = measure.from - 1; at >= 0 && measure.from - at <= REACH; at--) {
    if (clauses[at] !== clauses[measure.from]) return null;
    const word = tokens[at]?.text ?? "";
    const task = tasks.find(({ from }) => from === at + 1);
    // "Each takes six hours", "each 26 hours", "chacun prend 10 minutes" is about what was counted before.
    const isNext = at + 1 === measure.from && sentence.lang === "en";
    if (/^(?:each|chacune?)$/.test(word) && (isNext || spends.has(tokens[at + 1]?.text ?? "")))
      return context.history.counted ?? context.history.task;
    const isLead = LEADING.test(word) || (SINGLE.test(word) && task !== undefined);
    if (!isLead) continue;
    const hasVerb =
      tokens.slice(at + 2, measure.from).some(({ text }) => spends.has(text)) ||
      (isTold(context, measure) &&
        (isWorkOf(context, measure) || (task !== undefined && isHoursOfSomeone(context, measure))));
    if (!hasVerb || period(tokens[at + 1]) !== undefined) return null;
    if (task !== undefined) return nounOfTask(sentence, task);
    // "Each one eats 15 hours" is about what was counted before.
    if (tokens[at + 1]?.text === "one") return oneOf(context, at);
    const noun = nounAfterPer(sentence, at + 1, () => false);
    return noun?.noun.split(" of ")[0] ?? null;
  }
  return null;
}
