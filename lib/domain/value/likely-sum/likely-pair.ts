import { figureOf } from "./amount";
import { type LikelySum, sumOf, type Weighed } from "./likely-sum";
import { probabilities } from "./probability";
import type { Reading } from "./readings";

/** How many come in a time, and what one takes or costs: what an answer most likely says, whatever else its figures may mean. */
export interface LikelyPair
  extends Pick<LikelySum, "kind" | "counted" | "times" | "each" | "sentences" | "probability"> {
  /** Dollars an hour; null where it is open whose hours they are. */
  readonly wage: LikelySum["wage"];
  /** Whether all of them are meant, and no part that was told beside them. */
  readonly isWhole: boolean;
}

/** The likeliest of an answer; null where none of its readings has both. */
export function likelyPair(weighed: Weighed | null): LikelyPair | null {
  if (weighed === null) return null;
  const likely = probabilities(weighed.scores);
  const pairs = new Map<string, { probability: number; readings: { reading: Reading; is: number }[] }>();
  weighed.readings.forEach((reading, place) => {
    const key = pairIn(reading);
    if (key === null) return;
    const is = likely[place] ?? 0;
    const known = pairs.get(key) ?? { probability: 0, readings: [] };
    pairs.set(key, {
      probability: known.probability + is,
      readings: [...known.readings, { reading, is }],
    });
  });
  const [first] = [...pairs.values()].sort((one, other) => other.probability - one.probability);
  if (first === undefined) return null;
  const { probability, readings } = first;
  const [best] = readings.toSorted((one, other) => other.is - one.is);
  if (best === undefined) return null;
  const sum = sumOf(best.reading, probability, weighed);
  const partOf = (is: (reading: Reading) => boolean): number =>
    readings.filter(({ reading }) => is(reading)).reduce((all, one) => all + one.is, 0) / probability;
  const { kind, counted, times, each, wage, sentences } = sum;
  return {
    ...{ kind, counted, times, each, sentences, probability },
    wage: partOf(({ used }) => figureOf(used, "wage") !== undefined) >= MOSTLY ? wage : null,
    isWhole: partOf(({ used }) => PARTS.every((role) => figureOf(used, role) === undefined)) >= MOSTLY,
  };
}
const MOSTLY = 0.6;
/** What is multiplied besides. */
const PARTS = ["share", "inEach", "people"] as const;

function pairIn({ used }: Reading): string | null {
  const [count, each] = [figureOf(used, "count"), figureOf(used, "each")];
  return count === undefined || each === undefined ? null : `${count.at} ${each.at}`;
}
