import type { Answers } from "@/lib/domain/assessment/assessment";
import { FIRMS } from "../fixtures/firms";
import { FRESH_FIRMS } from "../fixtures/fresh-firms";
import { READ_FIRMS } from "../fixtures/read-firms";
import type { FirmName } from "./key-facts";

/** The order of `FIRMS`. */
const OLD = [
  "tallow",
  "quillback",
  "torrent",
  "merrow",
  "larkspur",
  "oxbow",
  "ferrier",
  "harrowgate",
  "tamarind",
  "stonecrop",
] as const;

export interface Firm {
  name: FirmName;
  answers: Answers;
}

const firmsOf = <Name extends FirmName>(answersOf: Readonly<Record<Name, Answers>>, names: readonly Name[]) =>
  names.map((name): Firm => ({ name, answers: answersOf[name] }));

const READ = ["law", "salmon", "pension", "ski", "charter", "timber", "saas", "clinic", "gc", "cpa"] as const;
const FRESH = [
  "bakery",
  "dental",
  "foodbank",
  "landlord",
  "grocer",
  "bank",
  "college",
  "machineshop",
  "absurd",
  "engineers",
] as const;

/** Three times ten firms: sameness is counted within each ten. */
export const TENS: readonly (readonly Firm[])[] = [
  FIRMS.flatMap((answers, place): Firm[] => {
    const name = OLD[place];
    return name === undefined ? [] : [{ name, answers }];
  }),
  firmsOf(READ_FIRMS, READ),
  firmsOf(FRESH_FIRMS, FRESH),
];
