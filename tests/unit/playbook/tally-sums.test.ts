import { talliesIn } from "@/lib/domain/value/tally/tally";
import { sentencesIn } from "@/lib/playbook/calendar/told-sentences";
import { sumOf } from "../../support/tally-sum";
import { memoOf } from "../../support/told-firm";

describe("several sums in one answer", () => {
  const told =
    "Export papers. 200 crates last year, each one about 5 hours of retyping. 1 in 8 gets kicked back, and half of those miss the boat. Rebooking one costs us $800.";

  it("prices the part that was told before, and leaves the time to all of them", () => {
    const found = talliesIn(sentencesIn(told)).map((each) => [each.kind, sumOf(each)]);
    expect(found).toEqual([
      ["time", 1000],
      ["money", 10_000],
    ]);
  });

  it("shows the part of the part in an answer of few words", () => {
    const short = told.replace(", each one about 5 hours of retyping", "");
    const sum = memoOf({ otherChallenge: short })?.worth.sum;
    expect(sum?.rows.map(({ figure, what }) => `${figure} ${what}`)).toContain("× 1 ÷ 2 of those");
  });
});

describe("what must be true of the time that work takes", () => {
  it("is the least that each has to take less, for the trial to be repaid", () => {
    const memo = memoOf({
      otherChallenge: "Quotes. 60 quotes a week, 90 minutes each, an estimator makes $40/hr.",
    });
    expect(memo?.worth.mustBeTrue).toMatch(
      /^this is what the work costs, and no saving\. Once timed quotes take \d+ minutes? less each, it pays back the \$[\d,]+ within a year\.$/,
    );
  });
});

describe("what was lost with the faults that the trial is against", () => {
  it("comes before hours of other work", () => {
    const memo = memoOf({
      otherChallenge:
        "Last season 40 of our 300 bills were disputed and I wrote off $60,000. A clerk spends 10 hours a week for 20 weeks on matching, at $30/h.",
    });
    expect(memo?.worth.sum.headline).toBe("$60,000 a year is lost");
    expect(memo?.decision).toContain("a check that holds a likely disputed bill before it leaves");
  });
});
