import { type Fact, type FactOf, factsOf } from "@/lib/domain/ledger/fact";
import type { Challenge } from "../challenge";
import type { PilotStage } from "../pilot-stage";
import { pluralOf, taskWords } from "./task-words";

/** What runs already is counted before anything is added to it. */
export function countedLead(
  lead: Challenge,
  fact: FactOf<"task">,
  tool: string | null,
  stage: PilotStage,
  beside: readonly Fact[],
): Challenge {
  const { task, piece, kind } = taskWords(fact);
  const assistant = tool ?? assistantOf(fact.sentence);
  const doer = doerOf(fact, beside);
  const verb = MADE.has(kind) ? "make" : "handle";
  const whose = doer === null ? "" : ` that ${doer} ${verb}`;
  const count = `a count of what ${assistant} brings to ${task}${whose}`;
  const pilot =
    stage === "widen"
      ? `${task}${whose} with ${assistant}, in another team`
      : `${count}, in minutes and corrections`;
  const [next] = besideTasks(fact, beside);
  const thisWeek = `Take ten finished ${task} from before the assistant and ten since, and note minutes and corrections of each.`;
  return {
    ...lead,
    solution: { ...lead.solution, title: `What ${assistant} brings to ${task}` },
    firstStep: thisWeek,
    thisWeek,
    trial: {
      ...lead.trial,
      slug: pilot,
      pilot,
      measure: `minutes per ${piece}, and corrections to each`,
      baseline: `Minutes per ${piece}, and corrections to each, before the assistant`,
      stop: `checking one ${piece} takes as long as the ${piece} did before`,
      ...(next === undefined ? {} : { afterwards: `Count ${next} in the same way, in the same log` }),
    },
  };
}

const MADE: ReadonlySet<string> = new Set([
  "letter",
  "marketing copy",
  "report",
  "code",
  "translation",
  "quote",
]);

/** "A coding assistant" is said as such. */
function assistantOf(sentence: string): string {
  const [, kind] = /\ban? ((?:coding|writing|research|drafting|meeting) assistant)\b/i.exec(sentence) ?? [];
  return kind === undefined ? "the assistant in use" : `the ${kind.toLowerCase()}`;
}

/** "Every developer uses it", "the product team drafts": who makes them today, in the plural or as a team. */
function doerOf(
  { lang, span, sentence, sentenceAt }: FactOf<"task">,
  beside: readonly Fact[],
): string | null {
  const between = (end: number) => sentence.slice(end - sentenceAt, span[0] - sentenceAt);
  const person = factsOf(beside, "person").findLast(
    (one) => one.span[1] <= span[0] && !/[,;:.]/.test(between(one.span[1])),
  );
  if (lang !== "en" || person === undefined || /assistant/i.test(person.text)) return null;
  const words = person.text.toLowerCase().replace(/^(?:our|my|the|every|each) /, "");
  const isOne = /^(?:my|our|the) /i.test(person.text) || !/^\p{L}+$/u.test(words);
  return isOne && !/s$/.test(words) ? null : `your ${/s$/.test(words) ? words : pluralOf(words)}`;
}

/** Other work that the same sentence names, in words that can be counted. */
const besideTasks = (fact: FactOf<"task">, beside: readonly Fact[]): string[] =>
  factsOf(beside, "task")
    .filter((one) => one.key !== fact.key && one.lang === "en" && /[^s]s$/i.test(one.text))
    .map((one) => taskWords(one).task);
