import { readFileSync } from "node:fs";
import { z } from "zod";
import { QuotationFeatures } from "@/lib/domain/quotation/quotation-features";
import { troubleOf } from "@/lib/domain/trouble/trouble";
import { wordsIn } from "@/lib/domain/trouble/words";
import { troubleWeights } from "@/lib/knowledge/trouble-weights";
import { candidatesIn } from "@/lib/playbook/memo/candidates";
import type { Question } from "../train-sums/learned";
import { labelled } from "../train-troubles/examples";

const FILE = "tests/fixtures/quotations/of-troubles.json";

/** What a reader would quote of each answer whose trouble has a name: the best first, empty where nothing would do, null where not read. */
const chosen = (): (string[] | null)[] =>
  z.array(z.array(z.string()).nullable()).parse(JSON.parse(readFileSync(FILE, "utf8")));

/** The last of the readings is that nothing of it should be quoted. */
export const questions = (): Question[] => {
  const choices = chosen();
  return labelled().flatMap(({ text }, place): Question[] => {
    const fine = choices[place];
    if (fine == null) return [];
    const candidates = candidatesIn("otherChallenge", text, null);
    const features = new QuotationFeatures(wordsIn(text), troubleOf(text, troubleWeights));
    const right = candidates.flatMap((each, at) => (fine.includes(each.text) ? [at] : []));
    const readings = [...candidates.map((each) => features.of(each)), features.ofNone(candidates.length)];
    return [{ readings, right: right.length > 0 ? right : [candidates.length] }];
  });
};
