import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { asTyped, type Candidate, candidatesIn } from "@/lib/domain/trouble/candidates";
import { kindFeatures } from "@/lib/domain/trouble/kind-features";
import { NameFeatures } from "@/lib/domain/trouble/name-features";
import { ofKind, TROUBLE_KINDS } from "@/lib/domain/trouble/trouble";
import { type Answer, wordsIn } from "@/lib/domain/trouble/words";
import { texts } from "../train-sums/examples";
import type { Question } from "../train-sums/learned";

const FOLDER = "tests/fixtures/troubles";
const OF_SUM_TEXTS = ["first", "second", "third"];

/** What the trouble of an answer is called in it, and of which kind it is; no name where no words of it would do. */
const Label = z.object({ name: z.string().nullable(), kind: z.enum(TROUBLE_KINDS) });
const Labelled = Label.extend({ text: z.string() });
export type Labelled = z.output<typeof Labelled>;

const read = (file: string): unknown => JSON.parse(readFileSync(path.join(FOLDER, `${file}.json`), "utf8"));

/** The answers whose sums are known, where they are labelled, and others that are mostly short. */
export function labelled(): Labelled[] {
  const labels = OF_SUM_TEXTS.flatMap((name) =>
    z.array(Label.nullable()).parse(read(`of-sum-texts-${name}`)),
  );
  const ofSums = texts().flatMap(({ text }, place): Labelled[] => {
    const label = labels[place] ?? null;
    return label === null ? [] : [{ ...label, text }];
  });
  return [...ofSums, ...z.array(Labelled).parse(read("short"))];
}

/** What its trouble is called: the last of the readings is that it has no name; null where its name is none of the readings. */
export function nameQuestion({ text, name }: Labelled): Question | null {
  const answer = wordsIn(text);
  const candidates = candidatesIn(answer.words);
  const features = new NameFeatures(answer.words);
  const readings = [...candidates.map((each) => features.of(each)), features.ofNone()];
  if (name === null) return { readings, right: [candidates.length] };
  const right = candidates.flatMap((each, place) => (isCalled(answer, each, name) ? [place] : []));
  return right.length === 0 ? null : { readings, right };
}

/** Of which kind it is, where its name is known. */
export function kindQuestion({ text, name, kind }: Labelled): Question {
  const answer = wordsIn(text);
  const named = candidatesIn(answer.words).find((each) => isCalled(answer, each, name));
  const told = kindFeatures(answer.words, named ?? null);
  return { readings: TROUBLE_KINDS.map((each) => ofKind(each, told)), right: [TROUBLE_KINDS.indexOf(kind)] };
}

const isCalled = (answer: Answer, candidate: Candidate, name: string | null): boolean =>
  asTyped(answer, candidate).toLowerCase() === name?.toLowerCase();
