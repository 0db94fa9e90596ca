// npm run train-troubles: what says how a firm calls its trouble, and of which kind it is, learned from answers with labels.
// Says first, by fifths that were each left out, how often it is right; then writes the weights.
import { writeFileSync } from "node:fs";
import { troubleOf } from "@/lib/domain/trouble/trouble";
import { stemOf } from "@/lib/domain/trouble/words";
import { train } from "../train-sums/train";
import { kindQuestion, type Labelled, labelled, nameQuestion, type Question } from "./examples";

const FILE = "lib/knowledge/data/trouble-weights.json";
/** Answers that have a feature: what fewer have is chance. */
const SEEN = 4;
const PARTS = 5;
/** A weight that is smaller says nothing. */
const LEAST = 0.15;
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
const weights = weightsOf(all);
const rounded = [...weights].map(([name, weight]) => [name, Math.round(weight * 100) / 100] as const);
writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(rounded.sort()), null, 0)}\n`);
console.log(`${weights.size} weights are in ${FILE}`);

function weightsOf(examples: readonly Labelled[]): Map<string, number> {
  return new Map([
    ...learned(examples.flatMap((each) => nameQuestion(each) ?? [])),
    ...learned(examples.map(kindQuestion)),
  ]);
}

function learned(questions: readonly Question[]): [string, number][] {
  const seen = new Map<string, number>();
  for (const { readings } of questions)
    for (const name of new Set(readings.flat())) seen.set(name, (seen.get(name) ?? 0) + 1);
  const names = [...seen].flatMap(([name, times]) => (times >= SEEN ? [name] : []));
  const ids = new Map(names.map((name, id) => [name, id]));
  const trained = train(
    questions.map(({ readings, right }) => ({
      right,
      readings: readings.map((each) => each.flatMap((name) => ids.get(name) ?? [])),
    })),
    names.length,
  );
  return names.flatMap((name, id) => {
    const weight = trained[id] ?? 0;
    return Math.abs(weight) < LEAST ? [] : [[name, weight] as [string, number]];
  });
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
