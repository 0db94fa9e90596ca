import { z } from "zod";
import weights from "./data/sum-weights.json";

/** What each feature of a reading of figures says for it: learned by `npm run train-sums`, and written by nothing else. */
export const sumWeights: ReadonlyMap<string, number> = new Map(
  Object.entries(z.record(z.string(), z.number()).parse(weights)),
);
