import type { Tally } from "./tally";

type Told = Pick<Tally, "each"> & Partial<Pick<Tally, "shares" | "eachFrom" | "forgone">>;

/** So many at so much for one, with the places of the sentences in which that was told. */
export function moneyTally(
  sentences: readonly string[],
  at: readonly number[],
  per: Tally["pers"][0],
  told: Told,
): Tally {
  return {
    kind: "money",
    pers: [per],
    shares: [],
    part: null,
    people: null,
    check: null,
    wage: null,
    ...told,
    sentences: sentences.filter((_, place) => at.includes(place)),
  };
}
