import { type Fact, type FactOf, factsOf } from "../ledger/fact";
import { wordsBehind, wordsBetween } from "./around";
import { type HoursLine, originOf, scaled } from "./line";
import { isBeside, isPeriod, minutesIn, volumesOf } from "./usable";

/** "210 batches a week and 1 in 6 has a form that does not match, it's 25 minutes each time": so many, a part of them, and the time of one. */
export function timesOfAPart(facts: readonly Fact[]): HoursLine[] {
  const quantities = factsOf(facts, "quantity");
  return quantities.flatMap((time): HoursLine | [] => {
    const factor = minutesIn(time.unit);
    if (factor === undefined || time.lang !== "en" || !EACH_TIME.test(wordsBehind(time))) return [];
    const beside = quantities.filter((each) => isBeside(each, time) && each.span[1] <= time.span[0]);
    const [volume, ...volumes] = volumesOf(facts).filter(({ fact }) => isBeside(fact, time));
    const [part, ...counted] = beside.filter(isCounted);
    if (volume === undefined || part?.outOf === undefined) return [];
    const isAlone = volumes.length === 0 && counted.length === 0;
    if (!isAlone || !isPartOf(part, volume.fact)) return [];
    const minutes = scaled(time, factor);
    const share = { part: part.low, whole: part.outOf };
    const least = (minutes.low * volume.count.low * share.part) / share.whole / 60;
    const most = (minutes.high * volume.count.high * share.part) / share.whole / 60;
    return {
      kind: "hours",
      meaning: "spent",
      noun: volume.noun,
      hours: { low: least, high: most },
      per: volume.per,
      formula: { minutes, volume: volume.count, share },
      from: [time, volume.fact, part].map(originOf),
      approx: time.approx || volume.fact.approx,
      question: null,
    };
  });
}

/** Behind the time, and behind whose time it is: "25 min of a $26/hr person each time". */
const EACH_TIME = /^(?: of (?:an?|the|our) (?:\S+ )?\p{L}+(?:['’]s time)?)? (?:each|every) time\b/iu;

/** "And 1 in 6 has", right behind what is counted; "1 in 6 of our drivers" is a part of others. */
function isPartOf(part: FactOf<"quantity">, volume: FactOf<"rate">): boolean {
  const { low, high, unit, outOf = 0 } = part;
  const isShare = low === high && low < outOf && unit === null;
  return isShare && JOINS.test(wordsBetween(volume, part)) && DOES.test(wordsBehind(part));
}
const JOINS = /^,? (?:and |of which |where )?$/i;
const DOES =
  /^ (?:of (?:them|those|these) )?(?:has|have|is|are|comes?|gets?|needs?|goes|go|arrives?|fails?|lacks?|misses)\b/i;

/** A time or a period counts no things. */
const isCounted = ({ unit, outOf }: FactOf<"quantity">): boolean =>
  outOf !== undefined ||
  (unit !== null && unit !== "age" && !isPeriod(unit) && minutesIn(unit) === undefined);
