import { stemOf, type Token, wordsOfPhrase } from "./tokens";

/**
 * Phrase matching over the words of a sentence. In a phrase `a|b` are alternatives, `a?` may be missing, `a*` is how a
 * word begins, `#` is a number and `~2` a gap of up to two words. A word matches its singular and its plural.
 * Patterns are found by their first word, so that a text costs its length and not the length of the lists.
 */
export interface Match<Value> {
  readonly value: Value;
  /** The first word, and the one after the last. */
  readonly from: number;
  readonly to: number;
}

interface Step {
  readonly stems: ReadonlySet<string>;
  readonly beginnings: readonly string[];
  readonly takesNumber: boolean;
  readonly isOptional: boolean;
  /** Words that may stand before it. */
  readonly gap: number;
}

interface Pattern<Value> {
  readonly value: Value;
  readonly steps: readonly Step[];
  /** Its place in the list. */
  readonly order: number;
}

const ANY_NUMBER = "#";
/** Figures that people write as words. */
const NUMBER_WORD =
  /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|deux|trois|quatre|cinq|sept|huit|neuf|dix|douze|quinze|vingt|trente)$/;

/** No gap holds one of these: "have no policy" is not "have a policy". */
const TURNS =
  /^(?:no|not|never|without|nobody|nothing|none|neither|nor|cannot|cant|dont|doesnt|didnt|isnt|arent|wont|havent|hasnt|pas|jamais|aucune?|sans|rien|ni)$/;

export interface PhraseBook<Value> {
  /** Every match, at every place; overlapping ones are for the caller to choose from. */
  find(tokens: readonly Token[]): Match<Value>[];
}

/** The phrases that begin with one word. */
interface FirstWord<Value> {
  /** Those whose second word is one of these few: the others are not looked at. */
  readonly bySecond: Map<string, Pattern<Value>[]>;
  readonly others: Pattern<Value>[];
}

type FirstWords<Value> = ReadonlyMap<string, FirstWord<Value>>;

/** Its index is made at the first search: most of what loads the word lists reads no text, and none reads all of them. */
export function phraseBook<Value>(
  entries: readonly (readonly [string, Value])[],
  crossesBreaks = false,
): PhraseBook<Value> {
  let made: FirstWords<Value> | undefined;
  return {
    find: (tokens) => {
      made ??= firstWordsOf(entries);
      const figures = made.get(ANY_NUMBER);
      const matches: Match<Value>[] = [];
      for (let from = 0; from < tokens.length; from++) {
        const token = tokens[from];
        if (token === undefined) continue;
        collect(made.get(token.stem), tokens, from, crossesBreaks, matches);
        if (figures !== undefined && isFigure(token)) collect(figures, tokens, from, crossesBreaks, matches);
      }
      return matches;
    },
  };
}

function firstWordsOf<Value>(entries: readonly (readonly [string, Value])[]): FirstWords<Value> {
  const byFirst = new Map<string, FirstWord<Value>>();
  for (const [order, [phrase, value]] of entries.entries()) {
    const pattern = { value, steps: stepsOf(phrase), order };
    for (const first of firstStems(pattern.steps)) {
      const had = byFirst.get(first) ?? { bySecond: new Map(), others: [] };
      byFirst.set(first, had);
      add(pattern, had);
    }
  }
  return byFirst;
}

function add<Value>(pattern: Pattern<Value>, { bySecond, others }: FirstWord<Value>): void {
  const [first, second] = pattern.steps;
  const isPlain =
    second !== undefined &&
    !first?.isOptional &&
    !second.isOptional &&
    !second.takesNumber &&
    second.gap === 0 &&
    second.beginnings.length === 0;
  if (!isPlain) others.push(pattern);
  else for (const stem of second.stems) bySecond.set(stem, [...(bySecond.get(stem) ?? []), pattern]);
}

/** In plain loops, as is what follows: this is where a long text spends its time. */
function collect<Value>(
  first: FirstWord<Value> | undefined,
  tokens: readonly Token[],
  from: number,
  crossesBreaks: boolean,
  matches: Match<Value>[],
): void {
  if (first === undefined) return;
  const next = tokens[from + 1]?.stem;
  const likely = next === undefined ? undefined : first.bySecond.get(next);
  const hits: { order: number; match: Match<Value> }[] = [];
  for (const patterns of likely === undefined ? [first.others] : [first.others, likely])
    for (const { value, steps, order } of patterns) {
      // It was found by its first word, unless that one may be missing.
      const to = steps[0]?.isOptional
        ? endOf(steps, tokens, 0, from, crossesBreaks, true)
        : endOf(steps, tokens, 1, from + 1, crossesBreaks, false);
      if (to !== -1) hits.push({ order, match: { value, from, to } });
    }
  // Of phrases that say the same, the first of the list holds.
  if (hits.length > 1) hits.sort((one, other) => one.order - other.order);
  for (const { match } of hits) matches.push(match);
}

export const isFigure = (token: Token): boolean => token.kind === "number" || NUMBER_WORD.test(token.text);

/**
 * Where the reading of these steps ends; -1 where they do not fit. Gaps are short, so this is bounded. The first word
 * of a phrase may stand behind a comma.
 */
function endOf(
  steps: readonly Step[],
  tokens: readonly Token[],
  step: number,
  at: number,
  crossesBreaks: boolean,
  isFirst: boolean,
): number {
  const wanted = steps[step];
  if (wanted === undefined) return at;
  for (let skipped = 0; skipped <= wanted.gap; skipped++) {
    const token = tokens[at + skipped];
    if (token === undefined || (token.isBreak && !crossesBreaks && !(isFirst && skipped === 0))) break;
    if (!fits(wanted, token)) {
      if (skipped < wanted.gap && TURNS.test(token.text)) break;
      continue;
    }
    const end = endOf(steps, tokens, step + 1, at + skipped + 1, crossesBreaks, false);
    if (end !== -1) return end;
  }
  return wanted.isOptional ? endOf(steps, tokens, step + 1, at, crossesBreaks, isFirst) : -1;
}

const fits = ({ stems, takesNumber, beginnings }: Step, token: Token): boolean =>
  stems.has(token.stem) ||
  (takesNumber && isFigure(token)) ||
  (beginnings.length > 0 && beginnings.some((beginning) => token.text.startsWith(beginning)));

function stepsOf(phrase: string): Step[] {
  const steps: Step[] = [];
  let gap = 0;
  for (const part of phrase.trim().split(/\s+/)) {
    if (part.startsWith("~")) {
      gap = Number(part.slice(1));
      continue;
    }
    for (const step of stepsOfPart(part)) {
      steps.push({ ...step, gap });
      gap = 0;
    }
  }
  return steps;
}

/** One part of a phrase is one word, or several where the writing splits it: "e-mail", "l'IA". */
function stepsOfPart(part: string): Omit<Step, "gap">[] {
  const isOptional = part.endsWith("?");
  const alternatives = (isOptional ? part.slice(0, -1) : part).split("|");
  const takesNumber = alternatives.includes(ANY_NUMBER);
  const single = alternatives.filter((each) => each !== ANY_NUMBER);
  if (single.length === 1 && !takesNumber && !part.includes("*"))
    return wordsOfPhrase(single[0] ?? "").map(({ stem }) => ({
      stems: new Set([stem]),
      beginnings: [],
      takesNumber: false,
      isOptional,
    }));
  const words = single.filter((each) => !each.endsWith("*")).map((each) => wordsOfPhrase(each));
  return [
    {
      // An alternative is one word; of "l'IA" the second.
      stems: new Set(words.flatMap((tokens) => tokens.at(-1)?.stem ?? [])),
      beginnings: single.filter((each) => each.endsWith("*")).map((each) => stemOf(each.slice(0, -1))),
      takesNumber,
      isOptional,
    },
  ];
}

function firstStems(steps: readonly Step[]): string[] {
  const firsts: string[] = [];
  for (const step of steps) {
    firsts.push(...step.stems, ...(step.takesNumber ? [ANY_NUMBER] : []));
    if (!step.isOptional) break;
  }
  return [...new Set(firsts)];
}

/** Of overlapping matches the longest, of equal ones the first; in the order of the text. */
export function longest<Value>(matches: readonly Match<Value>[]): Match<Value>[] {
  const occupied = new Set<number>();
  const byLength = [...matches].sort(
    (one, other) => other.to - other.from - (one.to - one.from) || one.from - other.from,
  );
  return byLength
    .filter(({ from, to }) => {
      for (let at = from; at < to; at++) if (occupied.has(at)) return false;
      for (let at = from; at < to; at++) occupied.add(at);
      return true;
    })
    .sort((one, other) => one.from - other.from);
}

export const overlaps = (
  one: { readonly from: number; readonly to: number },
  other: { readonly from: number; readonly to: number },
): boolean => one.from < other.to && other.from < one.to;

/** Whether these words stand here, one after the other; each may be alternatives, "per|pour". */
export const isSequence = (tokens: readonly Token[], from: number, words: readonly string[]): boolean =>
  words.every((word, at) => {
    const token = tokens[from + at];
    return token !== undefined && !token.isBreak && word.split("|").includes(token.text);
  });
