// npm run train-sums: what the features of a reading of figures weigh, learned from answers whose sums are known.
// Says first, by fifths that were each left out, how much of what is new to it would come out right; then writes the weights.
import { likeliestOf } from "@/lib/domain/value/likely-sum/likely-sum";
import { scoreOf } from "@/lib/domain/value/likely-sum/probability";
import { isNear, type Read, readText, texts } from "./examples";
import { learned, writeWeights } from "./learned";

const FILE = "lib/knowledge/data/sum-weights.json";
const LIMITS = { seen: 3, least: 0.05 };
const PARTS = 5;
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
writeWeights(FILE, weightsOf(all));

function weightsOf(examples: readonly Read[]): Map<string, number> {
  return learned(
    examples.map(({ features, right }) => ({ readings: features, right })),
    LIMITS,
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
