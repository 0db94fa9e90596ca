// npm run train-quotations: what says which words of an answer are quoted as the problem, learned from what readers chose.
// Says first, by fifths that were each left out, how often it is right; then writes the weights.
import { probabilities, scoreOf } from "@/lib/domain/value/likely-sum/probability";
import { learned, type Question, writeWeights } from "../train-sums/learned";
import { questions } from "./examples";

const FILE = "lib/knowledge/data/quotation-weights.json";
const LIMITS = { seen: 4, least: 0.1 };
const PARTS = 5;
const BARS = [0, 0.3, 0.4, 0.5, 0.6, 0.7];

const all = questions();
const guesses = Array.from({ length: PARTS }, (_, part) => {
  const weights = learned(
    all.filter((_, place) => place % PARTS !== part),
    LIMITS,
  );
  return all.filter((_, place) => place % PARTS === part).map((each) => guessOf(each, weights));
}).flat();
console.log(`${all.length} answers`);
for (const bar of BARS) {
  const said = guesses.filter(({ probability }) => probability >= bar);
  console.log(`at ${bar}: ${said.filter(({ isRight }) => isRight).length} of ${said.length}`);
}
writeWeights(FILE, learned(all, LIMITS));

/** Of what may be quoted, the likeliest. */
function guessOf({ readings, right }: Question, weights: ReadonlyMap<string, number>) {
  const likely = probabilities(readings.map((names) => scoreOf(weights, names))).slice(0, -1);
  const probability = Math.max(0, ...likely);
  return { probability, isRight: right.includes(likely.indexOf(probability)) };
}
