import { costsTold, rowsOf } from "../../../support/costs-told";
import { memoOf } from "../../../support/told-firm";

const WATER =
  "What keeps me up is water. We buy it from the towns, $610,000 last year, and what the resident meters add up to is 22% less.";

describe("a share of money", () => {
  it.each([
    [WATER, "$134,200 of last year's is missing"],
    [
      "We buy about 38 thousand a week in sandwiches salads and that and 14% goes in the dumpster, was 9 before covid.",
      "$266,000 a year is lost",
    ],
    ["We spend $12,000 a month on flowers and 11% is thrown out.", "$15,840 a year is lost"],
    ["We bought $610,000 of steel last year and 8% is scrapped.", "$48,800 of last year's is lost"],
  ])("is what was bought and is lost: %s", (otherChallenge, sum) => {
    expect(costsTold({ otherChallenge })).toEqual([sum]);
  });

  it.each([
    ["a price that fell", "We bought it for $610,000 last year, 22% less than the year before."],
    ["sales that fell", "We buy about 38 thousand a week in salads and sales are 22% less."],
    ["what is sold", "We sell about 38 thousand a week and 14% goes in the dumpster."],
    ["what is of another kind", "We buy 38 thousand a week in salads and 14% is organic."],
    ["what is expected of sales", "Sales were $610,000 last year, and what we expect is 22% less."],
    ["a part of sales", "We paid $610,000 in rent last year and it is 22% of sales."],
  ])("is no sum of %s", (_what, otherChallenge) => {
    expect(costsTold({ otherChallenge })).toEqual([]);
  });

  it("says that a difference of two counts may be in the counting", () => {
    expect(rowsOf({ otherChallenge: WATER })).toEqual([
      "$610,000 paid last year",
      "× 22% of it, by which the later count is less",
      "= $134,200 of last year's",
    ]);
    expect(memoOf({ otherChallenge: WATER })?.worth.mustBeTrue).toContain(
      "It is the difference of two figures, and how they are counted may be a part of it.",
    );
  });
});

describe("so many that were lost, at the price of each", () => {
  it.each([
    [
      "We lost 410,000 seedlings to grey mould in house 6 in February, about 38 cents each.",
      "$155,800 was lost in February",
    ],
    ["We threw out 900 trays last month, $4.20 each.", "$3,780 was lost last month"],
    ["We lose 400 trays a month, about $4 each.", "$19,200 a year is lost"],
  ])("is multiplied, cents too: %s", (otherChallenge, sum) => {
    expect(costsTold({ otherChallenge })).toEqual([sum]);
  });

  it.each([
    ["who left", "We lost 7 customers last year, about $4,000 each."],
    ["what was not won", "We lost 3 contracts last year, $9,000 each."],
    ["what another got", "Lost 3 wells this spring to a guy who answers same day, $9,000 each."],
    ["what is sold", "We grow 410,000 seedlings and sell them at 38 cents each."],
    ["the rest", "We lost 30 wells this spring, and sell the rest at $9,000 each."],
    ["time", "We lost 40 hours last week, $30 each."],
  ])("is no sum of %s", (_what, otherChallenge) => {
    expect(costsTold({ otherChallenge })).toEqual([]);
  });

  it("prints cents as dollars", () => {
    const otherChallenge =
      "We lost 410,000 seedlings to grey mould in house 6 in February, about 38 cents each.";
    expect(rowsOf({ otherChallenge })).toEqual([
      "410,000 seedlings lost in February",
      "× $0.38 for each",
      "= $155,800 in February",
    ]);
  });
});
