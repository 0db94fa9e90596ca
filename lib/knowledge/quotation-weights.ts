import { z } from "zod";
import weights from "./data/quotation-weights.json";

/** What each feature of a stretch says for its being quoted as the problem: learned by `npm run train-quotations`. */
export const quotationWeights: ReadonlyMap<string, number> = new Map(
  Object.entries(z.record(z.string(), z.number()).parse(weights)),
);
