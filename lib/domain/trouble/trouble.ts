import { probabilities, scoreOf, type Weights } from "../value/likely-sum/probability";
import { asTyped, type Candidate, candidatesIn } from "./candidates";
import { kindFeatures } from "./kind-features";
import { NameFeatures } from "./name-features";
import { wordsIn } from "./words";

/**
 * What a firm's trouble is, by what would be done about it: work that takes long, cases that go wrong, or what no trial of the
 * work answers (who leaves, what it sells for, what is bought, nothing at all).
 */
export const TROUBLE_KINDS = ["work", "cases", "else"] as const;
export type TroubleKind = (typeof TROUBLE_KINDS)[number];

/** What troubles a firm, as a model reads it. */
export interface Trouble {
  /** As they typed it: "Internet leads". */
  readonly name: string;
  /** The place of its sentence in the answer, and of its name, in characters. */
  readonly at: number;
  readonly kind: TroubleKind;
  /** How probable it is that its head is what they call it, and that it is of this kind: 0 to 1. */
  readonly nameIs: number;
  readonly kindIs: number;
}

/** Weights are of both questions: those of a kind's begin with it. */
export function troubleOf(answer: string, weights: Weights): Trouble | null {
  const read = wordsIn(answer);
  const { words } = read;
  const candidates = candidatesIn(words);
  const features = new NameFeatures(words);
  const likely = probabilities(
    [...candidates.map((each) => features.of(each)), features.ofNone()].map((names) =>
      scoreOf(weights, names),
    ),
  );
  const best = likely.indexOf(Math.max(...likely));
  const name = candidates[best];
  if (name === undefined) return null;
  const headOf = ({ to }: Candidate): string | undefined => words[to - 1]?.stem;
  const nameIs = candidates.reduce(
    (sum, each, place) => sum + (headOf(each) === headOf(name) ? (likely[place] ?? 0) : 0),
    0,
  );
  const told = kindFeatures(words, name);
  const kinds = probabilities(TROUBLE_KINDS.map((kind) => scoreOf(weights, ofKind(kind, told))));
  const kindIs = Math.max(...kinds);
  return {
    name: asTyped(read, name),
    at: words[name.from]?.start ?? 0,
    kind: TROUBLE_KINDS[kinds.indexOf(kindIs)] ?? "else",
    nameIs,
    kindIs,
  };
}

export const ofKind = (kind: TroubleKind, features: readonly string[]): string[] =>
  features.map((name) => `${kind}|${name}`);
