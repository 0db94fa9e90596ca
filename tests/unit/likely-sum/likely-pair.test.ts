import { likelyPair } from "@/lib/domain/value/likely-sum/likely-pair";
import { likelySums, weigh } from "@/lib/domain/value/likely-sum/likely-sum";
import { isSure } from "@/lib/domain/value/likely-sum/sure";
import { sumWeights } from "@/lib/knowledge/sum-weights";
import { sentencesIn } from "@/lib/playbook/calendar/told-sentences";

const read = (answer: string) => weigh(sentencesIn(answer), sumWeights);

/** A part of them is won, and whether that is the part that is meant its words leave open. */
const ESTIMATES =
  "Estimates!!! We do 80 a month, every one eats two hours with the driving, and we get ONE IN SIX. The rest only want a number for the next guy. Two estimators at 44 bucks an hour doing free work. And then the good jobs wait eight days for a price and they've signed with somebody else by then.";
const FAMILIES =
  "We look after some 510 families a year from three houses. For each of them the same particulars are written out again and again: the sheet, the registration, the newspaper, the yard. I should put it at three hours a family. A misspelt name on a stone in April cost us nothing in money.";

describe("how many there are and what one takes", () => {
  it("is likely where the whole sum is not", () => {
    const [first] = likelySums(read(ESTIMATES));
    expect(first !== undefined && isSure(first)).toBe(false);
    const pair = likelyPair(read(ESTIMATES));
    expect(pair).toMatchObject({
      kind: "time",
      counted: { low: 80, per: "month" },
      each: { low: 120, high: 120 },
      wage: { low: 44 },
      isWhole: false,
    });
    expect(pair?.probability).toBeGreaterThan(0.6);
  });

  it("is of all of them where no part was told", () => {
    expect(likelyPair(read(FAMILIES))).toMatchObject({
      counted: { low: 510, of: "families", per: "year" },
      each: { low: 180 },
      isWhole: true,
    });
  });

  it("is nothing of an answer that has no figures, or is short", () => {
    expect(likelyPair(read("No time. ".repeat(20)))).toBeNull();
    expect(likelyPair(read("We do 80 quotes a month, two hours each."))).toBeNull();
  });
});
