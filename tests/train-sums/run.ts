// npm run train-sums: what the features of a reading of figures weigh, learned from answers whose sums are known.
// Says first, by fifths that were each left out, how much of what is new to it would come out right; then writes the weights.
import { writeFileSync } from "node:fs";
import { likeliestOf } from "@/lib/domain/value/likely-sum/likely-sum";
import { scoreOf } from "@/lib/domain/value/likely-sum/probability";
import { isNear, type Read, readText, texts } from "./examples";
import { train } from "./train";

const FILE = "lib/knowledge/data/sum-weights.json";
/** Answers that have a feature: what fewer have is chance. */
const SEEN = 3;
const PARTS = 5;
/** A weight that is smaller says nothing. */
const LEAST = 0.05;
const BARS = [0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9];

const all = texts().map(readText);
console.log(`${all.length} answers, ${all.filter(({ text }) => text.sum !== null).length} with a sum`);
const guesses = Array.from({ length: PARTS }, (_, part) => {
  const weights = weightsOf(all.filter((_, place) => place % PARTS !== part));
  return all.filter((_, place) => place % PARTS === part).map((read) => guessOf(read, weights));
}).flat();
for (const bar of BARS) {
  const said = guesses.filter(({ probability }) => probability >= bar);
  const count = (what: string): number => said.filter(({ is }) => is === what).length;
  console.log(`at ${bar}: ${count("right")} right, ${count("wrong")} wrong, ${count("invented")} invented`);
}
const weights = weightsOf(all);
const rounded = [...weights].map(([name, weight]) => [name, Math.round(weight * 100) / 100] as const);
writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(rounded.sort()), null, 0)}\n`);
console.log(`${weights.size} weights are in ${FILE}`);

function weightsOf(examples: readonly Read[]): Map<string, number> {
  const seen = new Map<string, number>();
  for (const { features } of examples)
    for (const name of new Set(features.flat())) seen.set(name, (seen.get(name) ?? 0) + 1);
  const names = [...seen].flatMap(([name, times]) => (times >= SEEN ? [name] : []));
  const ids = new Map(names.map((name, id) => [name, id]));
  const trained = train(
    examples.map(({ features, right }) => ({
      right,
      readings: features.map((each) => each.flatMap((name) => ids.get(name) ?? [])),
    })),
    names.length,
  );
  return new Map(
    names.flatMap((name, id) => {
      const weight = trained[id] ?? 0;
      return Math.abs(weight) < LEAST ? [] : [[name, weight] as const];
    }),
  );
}

function guessOf({ text, readings, features }: Read, weights: ReadonlyMap<string, number>) {
  const [first] = likeliestOf(
    readings,
    features.map((names) => scoreOf(weights, names)),
  );
  const is =
    first !== undefined && text.sum !== null && isNear(first.reading, text.sum)
      ? "right"
      : text.sum === null
        ? "invented"
        : "wrong";
  return { probability: first?.probability ?? 0, is };
}
