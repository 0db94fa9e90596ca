import type { Range } from "@/lib/domain/value/line";
import { PERSON_HOURS } from "@/lib/domain/value/value-lines";

/** ": the work of about 5 people, at 1,800 hours each": hours of a year as a director pictures them. Empty where they are no whole number of people. */
export function inPeople(hours: Range): string {
  const [few, many] = [Math.round(hours.low / PERSON_HOURS), Math.round(hours.high / PERSON_HOURS)];
  if (!isAbout(hours.low, few) || !isAbout(hours.high, many)) return "";
  const each = `at ${PERSON_HOURS.toLocaleString("en-CA")} hours${many === 1 ? "" : " each"}`;
  if (many === 1) return `: the work of about one person, ${each}`;
  return `: the work of ${few === many ? "about " : `${few} to `}${many} people, ${each}`;
}

/** No more than an eighth off. */
const isAbout = (hours: number, people: number): boolean =>
  people > 0 && Math.abs(hours / (people * PERSON_HOURS) - 1) <= 1 / 8;
