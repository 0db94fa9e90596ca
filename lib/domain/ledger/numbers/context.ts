import type { Language, TimeUnit } from "../fact";
import { foldPhrase } from "../fold";
import type { Lexicon } from "../lexicon";
import type { Match } from "../phrases";
import type { Sentence } from "../sentence";
import type { Measure } from "./measure";
import { phraseOf } from "./nouns";

/** What the numbers of a sentence are read with. */
export interface NumberContext {
  readonly sentence: Sentence;
  readonly verbs: VerbSets;
  readonly tasks: readonly Match<{ readonly key: string; readonly noun: string }>[];
  /** Words inside a name: no number is read there. */
  readonly isTaken: (at: number) => boolean;
  readonly history: History;
}

/** What the field has said so far: "12 min each" is about what was counted last. */
export interface History {
  readonly counted: string | null;
  readonly per: string | null;
  readonly duration: { readonly value: number; readonly unit: TimeUnit } | null;
  readonly task: string | null;
  /** In this sentence: "6.8% of crowns come back, about 85 a month". */
  readonly share: string | null;
  /** In this sentence as well: "140 orders a day come to 5 clerks". */
  readonly volume: string | null;
  /** What was counted last in this sentence, and how many: "12 staff in winter and 70 in summer". */
  readonly unitHere: { readonly unit: string | null; readonly value: number } | null;
  /** Whether `per` was said in this sentence: an earlier one gives way to the work that is named here. */
  readonly perHere: boolean;
  /** What a heading named: "Condition surveys. 310 a year". */
  readonly heading: string | null;
  /** Whether something was counted of it. */
  readonly headed: boolean;
  /** Whether this very sentence begins with it. */
  readonly headHere: boolean;
}
export const NO_HISTORY: History = {
  ...{ counted: null, per: null, duration: null },
  ...{ task: null, share: null, volume: null, unitHere: null, perHere: false },
  ...{ heading: null, headed: false, headHere: false },
};

type VerbKind = "change" | "rise" | "save" | "spend" | "goal";
export type VerbSets = Readonly<Record<Language, Readonly<Record<VerbKind, ReadonlySet<string>>>>>;

export function verbSets({ verbs }: Lexicon): VerbSets {
  const sets = (lang: Language) => {
    const set = (kind: VerbKind) => new Set(verbs[kind][lang].map(foldPhrase));
    return {
      change: set("change"),
      rise: set("rise"),
      save: set("save"),
      spend: set("spend"),
      goal: set("goal"),
    };
  };
  return { en: sets("en"), fr: sets("fr") };
}

/** The last place before `at`, in the same clause and at most so many words back, where a word of the set is. */
export function verbBefore(context: NumberContext, kind: VerbKind, at: number, reach: number): number | null {
  const { sentence, verbs } = context;
  const words = verbs[sentence.lang][kind];
  for (let index = at - 1; index >= 0 && at - index <= reach; index--) {
    if (sentence.clauses[index] !== sentence.clauses[at]) return null;
    if (words.has(sentence.tokens[index]?.text ?? "")) return index;
  }
  return null;
}

/** What people count when they count this task: its own noun in English, the head of what was typed in French. */
export function nounOfTask(sentence: Sentence, task: Match<{ readonly noun: string }>): string {
  const words = sentence.tokens.slice(task.from, task.to);
  if (sentence.lang === "fr") return phraseOf(words.slice(0, 1));
  const { noun } = task.value;
  // The list's noun is taken only where it was typed: a resolution may be no motion.
  const first = noun.split(" ")[0] ?? "";
  return noun !== "" && words.some(({ stem }) => stem === first) ? noun : phraseOf(words);
}

export const nearestTaskBefore = (context: NumberContext, at: number): string | null => {
  const task = context.tasks.filter(({ to }) => to <= at).at(-1);
  return task === undefined ? null : nounOfTask(context.sentence, task);
};

/** Equal for a range of one: "20 minutes" has a value, "20-30 minutes" has none. */
export const amounts = ({ low, high, approx }: Pick<Measure, "low" | "high" | "approx">) => ({
  value: low === high ? low : null,
  low,
  high,
  approx,
});
