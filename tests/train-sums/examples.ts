import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { Features } from "@/lib/domain/value/likely-sum/features";
import { figuresOf } from "@/lib/domain/value/likely-sum/figures";
import { type Reading, readingsOf } from "@/lib/domain/value/likely-sum/readings";
import { sentencesOfToday } from "@/lib/domain/value/of-today";
import { sentencesIn } from "@/lib/playbook/calendar/told-sentences";

const FOLDER = "tests/fixtures/sum-texts";
const FILES = ["first", "second", "third"];

/** An answer about what troubles a firm, and what it costs a year, in dollars or hours; null where no sum follows. */
const Text = z.object({
  text: z.string(),
  sum: z.object({ low: z.number(), high: z.number() }).nullable(),
  /** What its figures are taken for, where a reader has marked them. */
  roles: z.array(z.string()).optional(),
});
export type Text = z.output<typeof Text>;

/** Written by people who had seen none of the rules. */
export const texts = (): Text[] =>
  FILES.flatMap((file) =>
    z.array(Text).parse(JSON.parse(readFileSync(path.join(FOLDER, `${file}.json`), "utf8"))),
  );

/** A text with its readings; the last of the features are of there being no sum. */
export interface Read {
  readonly text: Text;
  readonly readings: readonly Reading[];
  readonly features: readonly (readonly string[])[];
  readonly right: readonly number[];
}

export function readText(text: Text): Read {
  const told = figuresOf(sentencesOfToday(sentencesIn(text.text)));
  const readings = readingsOf(told);
  const features = new Features(told);
  const right = rightOf(text, readings);
  return {
    ...{ text, readings },
    features: [...readings.map((reading) => features.of(reading)), features.ofNone()],
    // A sum that no reading has is better not told.
    right: right.length > 0 ? right : [readings.length],
  };
}

/** Those that come to the sum; of several those that use its figures as they were marked. */
function rightOf({ sum, roles }: Text, readings: readonly Reading[]): number[] {
  if (sum === null) return [];
  const near = readings.flatMap((reading, place) => (isNear(reading, sum) ? [place] : []));
  if (roles === undefined) return near;
  const marked = roles.toSorted().join();
  const rolesOf = (place: number): string[] => (readings[place]?.used ?? []).map(([role]) => role);
  const same = near.filter((place) => rolesOf(place).toSorted().join() === marked);
  const alike = near.filter((place) => rolesOf(place).length === roles.length);
  return [same, alike, near].find((places) => places.length > 0) ?? [];
}

const OFF = 0.025;
export const isNear = (
  { amount }: Pick<Reading, "amount">,
  { low, high }: NonNullable<Text["sum"]>,
): boolean =>
  [amount.low, amount.high].every(
    (end) =>
      [low, high].some((told) => Math.abs(end - told) <= OFF * told) ||
      (end >= low * (1 - OFF) && end <= high * (1 + OFF)),
  );
