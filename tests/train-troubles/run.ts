// npm run train-troubles: what says how a firm calls its trouble, and of which kind it is, learned from answers with labels.
// Says first, by fifths that were each left out, how often it is right; then writes the weights.
import { troubleOf } from "@/lib/domain/trouble/trouble";
import { stemOf } from "@/lib/domain/trouble/words";
import { learned, writeWeights } from "../train-sums/learned";
import { kindQuestion, type Labelled, labelled, nameQuestion } from "./examples";

const FILE = "lib/knowledge/data/trouble-weights.json";
const LIMITS = { seen: 4, least: 0.15 };
const PARTS = 5;
const BARS = [0.5, 0.6, 0.7, 0.8, 0.9];

const all = labelled();
console.log(`${all.length} answers, ${all.filter(({ name }) => name !== null).length} with a name`);
const guesses = Array.from({ length: PARTS }, (_, part) => {
  const weights = weightsOf(all.filter((_, place) => place % PARTS !== part));
  return all.filter((_, place) => place % PARTS === part).map((each) => guessOf(each, weights));
}).flat();
for (const bar of BARS) {
  const named = guesses.filter(({ nameIs }) => nameIs >= bar);
  const sure = guesses.filter(({ kindIs }) => kindIs >= bar);
  const right = (said: readonly { isNamed: boolean; isKind: boolean }[], which: "isNamed" | "isKind") =>
    `${said.filter((each) => each[which]).length} of ${said.length}`;
  console.log(`at ${bar}: names ${right(named, "isNamed")}, kinds ${right(sure, "isKind")}`);
}
writeWeights(FILE, weightsOf(all));

function weightsOf(examples: readonly Labelled[]): Map<string, number> {
  return new Map([
    ...learned(
      examples.flatMap((each) => nameQuestion(each) ?? []),
      LIMITS,
    ),
    ...learned(examples.map(kindQuestion), LIMITS),
  ]);
}

function guessOf({ text, name, kind }: Labelled, weights: ReadonlyMap<string, number>) {
  const guess = troubleOf(text, weights);
  return {
    nameIs: guess?.nameIs ?? 0,
    kindIs: guess?.kindIs ?? 0,
    isNamed: headOf(guess?.name ?? null) === headOf(name),
    isKind: guess?.kind === kind,
  };
}

function headOf(name: string | null): string | null {
  return name === null
    ? null
    : stemOf(
        name
          .toLowerCase()
          .split(/[\s/]+/)
          .at(-1) ?? "",
      );
}
