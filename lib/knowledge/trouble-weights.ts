import { z } from "zod";
import weights from "./data/trouble-weights.json";

/** What each feature of an answer says for the name and the kind of its trouble: learned by `npm run train-troubles`. */
export const troubleWeights: ReadonlyMap<string, number> = new Map(
  Object.entries(z.record(z.string(), z.number()).parse(weights)),
);
