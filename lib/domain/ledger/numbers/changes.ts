import type { Found } from "../found";
import { SURE } from "../found";
import { type NumberContext, verbBefore } from "./context";
import { insteadOf } from "./instead-of";
import type { Measure } from "./measure";
import { changeBack, partChange } from "./part-changes";
import { perOf } from "./per";
import { isTimeUnit, singularOfPlural } from "./units";

/** Before and after: "fell from 40 to 25 minutes", "cut it to 15", "took 12 days, now takes 7", "margin is falling". */

const REACH = 9;
const NEAR = 4;

export function changeFact(context: NumberContext, measure: Measure): Found | null {
  return measure.pair === null ? changeTo(context, measure) : changeBetween(context, measure, measure.pair);
}

function changeBetween(
  context: NumberContext,
  measure: Measure,
  pair: NonNullable<Measure["pair"]>,
): Found | null {
  const { tokens } = context.sentence;
  const lead = tokens[measure.from - 1];
  const isFrom = /^(?:from|de|d)$/.test(lead?.text ?? "") && tokens[measure.from]?.isBreak === false;
  const isTo = /^(?:to|a|down|became|become)$/.test(pair.mark);
  const verb = verbBefore(context, "change", measure.from, REACH);
  const isChange = isTo && (verb !== null || (pair.second < pair.first && (isFrom || pair.mark !== "a")));
  if (!isChange || pair.first === pair.second) return null;
  return change(context, measure, pair.first, pair.second, isFrom ? measure.from - 1 : measure.from);
}

/** "Cut handling time by 20%", "went 31% up": by how much, of what. */
function changeBy(context: NumberContext, measure: Measure): Found | null {
  const { tokens } = context.sentence;
  const more = moreBehind(context, measure);
  if (more !== null) return more;
  const isBy = BY.test(tokens[measure.from - 1]?.text ?? "");
  const by = isBy ? measure.from - 1 : measure.from;
  const verb = isBy ? verbBefore(context, "change", by, REACH) : verbBeside(context, measure);
  // "Moved 22% in one week" may be either way.
  if (verb === null || measure.low !== measure.high || MOVED.test(tokens[by - 1]?.text ?? "")) return null;
  const words = isBy ? nounPhrase(context, verb + 1, by) : "";
  const about = words === "" ? phraseBefore(context, verb) : words;
  const isRise = tokens[measure.to]?.text === "up" || verbBefore(context, "rise", by, REACH) !== null;
  return {
    finding: {
      kind: "change",
      ...{ from: null, to: null, unit: "percent", per: null, by: measure.low },
      direction: isRise ? "up" : "down",
      ...(about === null ? {} : { about }),
    },
    from: measure.from,
    to: measure.to,
    ...{ start: measure.start, end: measure.end, confidence: SURE },
  };
}

/** "12 % de plus", "20% fewer": a difference, and no share. */
function moreBehind({ sentence: { tokens } }: NumberContext, measure: Measure): Found | null {
  const [one, two] = tokens.slice(measure.to, measure.to + 2);
  const word = one?.text === "de" ? two?.text : one?.text;
  const direction = UP.test(word ?? "") ? "up" : DOWN.test(word ?? "") ? "down" : null;
  if (direction === null || one?.isBreak || measure.of !== undefined || measure.low !== measure.high)
    return null;
  const { from, to, start, end, low: by } = measure;
  const finding = {
    kind: "change",
    from: null,
    to: null,
    unit: "percent",
    per: null,
    by,
    direction,
  } as const;
  return { finding, from, to, start, end, confidence: SURE };
}

const UP = /^(?:more|higher|plus)$/;
const DOWN = /^(?:less|fewer|lower|moins)$/;
const BY = /^(?:by|de)$/;
const MOVED = /^moves?d?$/;
const IS_NOW = /^(?:is|are|was|were|went|goes|go|gone|has|have|est|sont|a|ont)$/;

/** "Went up 18% this year", "are up 35 percent": where the change begins. "Cut 20% of the jobs" is a share. */
function verbBeside({ sentence, verbs }: NumberContext, measure: Measure): number | null {
  const { tokens, lang } = sentence;
  const { change, rise } = verbs[lang];
  const isVerb = (at: number) => change.has(tokens[at]?.text ?? "") || rise.has(tokens[at]?.text ?? "");
  let verb = measure.from - 1;
  if (measure.of !== undefined || !isVerb(verb) || tokens[measure.from]?.isBreak) return null;
  while (verb > 0 && (isVerb(verb - 1) || IS_NOW.test(tokens[verb - 1]?.text ?? ""))) verb--;
  return verb;
}

/** One figure after "to": the one before it was said earlier in the field, or not at all. */
function changeTo(context: NumberContext, measure: Measure): Found | null {
  const { tokens } = context.sentence;
  if (measure.sort === "percent") return changeBy(context, measure);
  if (measure.sort === "money" || measure.outOf !== undefined) return null;
  const { duration } = context.history;
  const replaced = insteadOf(context, measure);
  if (replaced !== null)
    return change(context, { ...measure, unit: replaced.unit }, replaced.from, replaced.to, replaced.start);
  const told = partChange(context, measure) ?? changeBack(context, measure);
  if (told !== null) return told;
  const isSame = (measure.unit === null || measure.unit === duration?.unit) && measure.pair === null;
  const to = tokens[measure.from - 1]?.text ?? "";
  // "À" without its accent; in English "a" is an article: "cut a two-day read".
  const isTo = to === "to" || (to === "a" && context.sentence.lang === "fr");
  const verb = isTo ? verbBefore(context, "change", measure.from, NEAR) : null;
  const isNow =
    tokensBefore(context, measure).some((word) => NOW.test(word)) || IT_IS.test(twoBefore(context, measure));
  const isBefore = context.sentence.tokens.slice(0, measure.from).some(({ text }) => USED_TO.test(text));
  if (duration !== null && isSame && (verb !== null || (isNow && isBefore)) && duration.value !== measure.low)
    return change(context, { ...measure, unit: duration.unit }, duration.value, measure.low, measure.from);
  if (verb === null || !isTimeUnit(measure.unit)) return null;
  return change(context, measure, null, measure.low, measure.from);
}

const NOW = /^(?:takes?|now|prend|prennent|maintenant|today|currently|aujourd|desormais)$/;
const USED_TO = /^(?:took|used|before|prenait|prenaient|avant|previously|was|were|fallait)$/;
/** "Used to take 5 hours, with Claude it's 2" */
const IT_IS = /(?:^| )(?:it (?:s|is)|its)$/;
const twoBefore = ({ sentence: { tokens } }: NumberContext, { from }: Measure): string =>
  tokens
    .slice(Math.max(0, from - 2), from)
    .map(({ text }) => text)
    .join(" ");
const tokensBefore = ({ sentence }: NumberContext, measure: Measure): string[] =>
  sentence.tokens.slice(Math.max(0, measure.from - NEAR), measure.from).map(({ text }) => text);

function change(
  context: NumberContext,
  measure: Measure,
  from: number | null,
  to: number,
  start: number,
): Found {
  const per = perOf(context, measure);
  const isRise = verbBefore(context, "rise", measure.from, REACH) !== null;
  const direction = (from === null ? isRise : to > from) ? "up" : "down";
  const verb = verbBefore(context, "change", start, REACH);
  const object = verb === null ? "" : nounPhrase(context, verb + 1, start);
  const phrase = verb === null ? null : phraseBefore(context, verb, measure.sort !== "percent");
  const isOfTask = measure.sort !== "percent" && context.tasks.some(({ to: end }) => end === verb);
  const named = object !== "" ? object : isOfTask ? null : phrase;
  // What a share is of, its own clause names.
  const about = named ?? (measure.sort === "percent" ? null : subjectBefore(context, start));
  return {
    finding: {
      kind: "change",
      from,
      to,
      unit: measure.unit,
      per: per.per,
      direction,
      ...(about === null ? {} : { about }),
    },
    from: start,
    to: per.to,
    start: Math.min(measure.start, context.sentence.tokens[start]?.start ?? measure.start),
    end: per.end,
    confidence: SURE,
  };
}

/** The task nearest before: what it was that took 40 minutes. */
const subjectBefore = ({ tasks, history }: NumberContext, at: number): string | null =>
  tasks.filter(({ to }) => to <= at).at(-1)?.value.noun || history.per || history.task;

/** "False alerts" before "fell": up to three words that are a noun phrase by their neighbours. */
function phraseBefore({ sentence }: NumberContext, verb: number, opensClause = false): string | null {
  const { tokens, clauses } = sentence;
  const isWithin = (at: number) => verb - at <= MOST_WORDS && clauses[at] === clauses[verb];
  let start = verb;
  while (start > 0 && isWithin(start - 1) && isNoun(tokens[start - 1])) start--;
  const isFree = start === 0 || clauses[start - 1] !== clauses[verb] || !isNoun(tokens[start - 1]);
  // "Bugs in prod are up", "rent at the mill went up": the last words are not the whole of it.
  const joint = OWNER.test(tokens[start - 1]?.text ?? "") ? start - 2 : start - 1;
  if (joint >= 0 && PART_OF.test(tokens[joint]?.text ?? "") && clauses[joint] === clauses[verb]) return null;
  const words = tokens.slice(start, verb).map(({ text }) => text);
  // "Thanks to the cap our intake dropped": what is theirs is the whole of it, wherever it is.
  const isOurs = /^(?:our|my|nos|notre)$/.test(tokens[start - 1]?.text ?? "");
  const isInside = opensClause && !isOurs && start > 0 && clauses[start - 1] === clauses[verb];
  return isInside || words.length === 0 || !isFree ? null : words.join(" ");
}

const nounPhrase = ({ sentence }: NumberContext, from: number, to: number): string => {
  const words = sentence.tokens.slice(from, to).filter(({ text }) => !OWNER.test(text));
  return words.length > MOST_WORDS || !words.every(isNoun) ? "" : words.map(({ text }) => text).join(" ");
};

const NO_NOUN =
  /^(?:and|or|but|while|whereas|when|as|because|since|it|they|we|i|he|she|this|that|these|those|which|who|has|have|had|is|are|was|were|be|been|not|et|ou|mais|il|elle|ils|on|nous|a|ont|est|sont|ne|n|y|of|for|with|in|on|at|to|from|de|du|des|d|pour|avec|dans|en|au|our|the|my|notre|la|le|les|nos|l|almost|nearly|already|then|so|also|down|up|off|out|away|over|back|again|meanwhile|lately|recently|sharply|now)$/;
const isNoun = (token: { text: string; kind: string } | undefined): boolean =>
  token !== undefined && token.kind === "word" && !NO_NOUN.test(token.text);

const PART_OF = /^(?:of|in|on|for|at|from|with|de|des|du|d|en|dans|sur|pour)$/;
const OWNER = /^(?:our|the|my|those|these|this|that|its|their|notre|la|le|nos|les|ces|cette|leurs?)$/;
const AT = /^(?:of|at|to|in|from|with|for|de|a|chez|dans|pour)$/;
const IS = /^(?:is|are|keeps?|have|has|been|est|sont|a|ont|en|continues?)$/;
const FALLING =
  /^(?:falling|shrinking|dropping|declining|sinking|eroding|baisse|baissent|diminue|diminuent|chute|fond)$/;
const RISING =
  /^(?:rising|growing|climbing|increasing|soaring|augmente|augmentent|monte|montent|hausse|explose|explosent)$/;
const MOST_WORDS = 3;

/** "Our gross margin is falling": a change without figures. */
export function trends({ sentence }: NumberContext): Found[] {
  const { tokens, clauses } = sentence;
  return tokens.flatMap((token, at): Found[] => {
    const direction = FALLING.test(token.text) ? "down" : RISING.test(token.text) ? "up" : null;
    if (direction === null) return [];
    let end = at;
    while (end > 0 && IS.test(tokens[end - 1]?.text ?? "")) end--;
    if (end === at && sentence.lang === "en") return [];
    let start = end - 1;
    while (start >= 0 && end - start <= MOST_WORDS && !OWNER.test(tokens[start]?.text ?? "")) start--;
    const isWhole =
      start >= 0 &&
      OWNER.test(tokens[start]?.text ?? "") &&
      end - start > 1 &&
      clauses[start] === clauses[at];
    // "Ventes à la SAQ en baisse": not the whole of what falls.
    if (AT.test(tokens[start - 1]?.text ?? "")) return [];
    if (!isWhole || tokens.slice(start + 1, at + 1).some(({ isBreak }) => isBreak)) return [];
    const words = tokens.slice(start + 1, end);
    const about = words
      .map((word, index) => (index === words.length - 1 ? (singularOfPlural(word) ?? word.text) : word.text))
      .join(" ");
    return [
      {
        finding: { kind: "change", from: null, to: null, unit: null, per: null, direction, about },
        from: start,
        to: at + 1,
        start: tokens[start]?.start ?? sentence.start,
        end: token.end,
        confidence: SURE,
        subject: about,
      },
    ];
  });
}
