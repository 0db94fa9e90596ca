import { type Fact, type FactOf, factsOf, isFirm, type Ledger } from "@/lib/domain/ledger/fact";
import { pluralOf, taskWords } from "./task-words";

/** What is told in the same sentence. */
export const besides = (ledger: Ledger, { field, sentenceAt }: Fact): Fact[] =>
  ledger.facts.filter((fact) => fact.field === field && fact.sentenceAt === sentenceAt && isFirm(fact));

/** "A photo model for rock, Claude for the drafts, Copilot in the office": of several the one right before the work. */
export function toolFor(beside: readonly Fact[], { span: [at] }: Fact): string | null {
  const tools = factsOf(beside, "product").filter(({ ai }) => ai);
  const before = tools
    .filter(({ span }) => span[1] <= at)
    .toSorted((one, other) => other.span[1] - one.span[1]);
  return (before[0] ?? tools[0])?.name ?? null;
}

const SHORT_FIGURE = 8;
const LONGEST = 100;

/** "20%" says nothing alone; then its sentence is quoted. */
function withItsWork({ text, sentence }: Fact): string {
  const whole = sentence.trim().replace(/[.!;]+$/, "");
  return text.length < SHORT_FIGURE && whole.length <= LONGEST ? whole : text;
}

/** What they told is held against the clock before anything is built on it. */
export function checkTheFigure(task: FactOf<"task">, ledger: Ledger): string {
  const { piece } = taskWords(task);
  const beside = besides(ledger, task);
  const figure =
    factsOf(beside, "change")[0] ?? factsOf(beside, "rate").find(({ role }) => role !== "volume");
  const told = figure === undefined ? "what you told us" : `what you told us (“${withItsWork(figure)}”)`;
  return `Take ten finished ${pluralOf(piece)} and hold ${told} against the clock.`;
}
