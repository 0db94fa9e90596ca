import { costsTold, rowsOf } from "../../../support/costs-told";
import { memoOf } from "../../../support/told-firm";

const SAMPLE =
  "Separate thing, our controller pulled 60 job tickets in March and 9 had standby time the operator wrote down that never got on the invoice, 410 average. We do around 120 tickets a week.";
const NOTES =
  "We audited 200 delivery notes last month and 12 of them were never billed, $85 each. We write 300 delivery notes a month.";

describe("what a sample shows was never billed", () => {
  it.each([
    [SAMPLE, "$369,000 a year is never billed, if the sample holds"],
    [NOTES, "$18,360 a year is never billed, if the sample holds"],
  ])("is of all that there are: %s", (otherChallenge, sum) => {
    expect(costsTold({ otherChallenge })).toEqual([sum]);
  });

  it("says on how many it rests", () => {
    expect(memoOf({ otherChallenge: SAMPLE })?.worth.mustBeTrue).toContain(
      "It rests on one count of 60 job tickets in March: count again, and see whether it may be billed, before you rely on it.",
    );
    expect(rowsOf({ otherChallenge: SAMPLE })?.slice(0, 5)).toEqual([
      "120 tickets a week",
      "× 9 ÷ 60 of those that were looked at in March: “never got on the invoice”",
      "= 18 a week",
      "× $410 for each of those, on average",
      "= $7,380 a week",
    ]);
  });

  it("is beside the hours of a trial of other work", () => {
    const quotes = "Quoting is too slow. About 40 requests a week, two guys, 50 min each.";
    expect(rowsOf({ otherChallenge: `${quotes} ${SAMPLE}` })?.at(-1)).toBe(
      "= $369,000 a year never billed (120 tickets a week × 9 ÷ 60 × 410 × 50 weeks), if that sample holds, another matter, beside these hours",
    );
  });

  it.each([
    ["they were billed", SAMPLE.replace("never got on the invoice", "went on the invoice")],
    ["nothing says how many there are", SAMPLE.replace("We do around 120 tickets a week.", "")],
    ["other things are counted", SAMPLE.replace("120 tickets", "120 lifts")],
    ["two counts differ", `${SAMPLE} In winter 60 tickets a week.`],
    ["too few were looked at", SAMPLE.replace("60 job tickets", "12 job tickets")],
    ["more than all were found", SAMPLE.replace("and 9 had", "and 90 had")],
    ["no price of one is told", SAMPLE.replace(", 410 average", "")],
    ["the average may be of anything", SAMPLE.replace("410 average", "3 average")],
    ["the average is no price", SAMPLE.replace("410 average", "averaging 3 hours")],
    [
      "people were asked",
      SAMPLE.replace("60 job tickets", "60 drivers").replace("120 tickets", "120 drivers"),
    ],
    ["it is only supposed", SAMPLE.replace("and 9 had", "and maybe 9 would be had")],
  ])("makes no sum where %s", (_why, otherChallenge) => {
    expect(costsTold({ otherChallenge })).toEqual([]);
  });
});
