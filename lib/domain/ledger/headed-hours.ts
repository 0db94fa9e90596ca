import { perYear } from "../value/times-a-year";
import { isPeriod, isUsable, minutesIn } from "../value/usable";
import { type Fact, type FactOf, factsOf } from "./fact";

/** Hours a year of the work that a heading named; 0 where they were not told. */
export function headedHours({ noun, field }: FactOf<"task">, facts: readonly Fact[]): number {
  if (noun === undefined) return 0;
  const rates = factsOf(facts, "rate").filter((rate) => rate.field === field && isUsable(rate));
  const time = rates.find(({ role, per }) => role === "duration" && per === noun);
  const volume = rates.find(({ role, unit }) => role === "volume" && unit === noun);
  const minutes = minutesIn(time?.unit ?? null) ?? 0;
  const often = volume !== undefined && isPeriod(volume.per) ? perYear(volume.per) : 0;
  return ((time?.high ?? 0) * minutes * (volume?.high ?? 0) * often) / 60;
}
