import { memoOf, type Some } from "@/tests/support/told-firm";

const NOTHING_ELSE: Some = { companyActivity: null, aiExperience: null, aiFriction: null };
const rowsOf = (some: Some) =>
  memoOf(some)?.worth.sum.rows.map(({ figure, what, from }) => `${figure} | ${what} | ${from}`);

describe("how many and how long, where no sum is sure", () => {
  const ESTIMATES: Some = {
    ...NOTHING_ELSE,
    otherChallenge:
      "Estimates!!! We do 80 a month, every one eats two hours with the driving, and we get ONE IN SIX. The rest only want a number for the next guy. Two estimators at 44 bucks an hour doing free work. And then the good jobs wait eight days for a price and they've signed with somebody else by then.",
  };
  const FAMILIES: Some = {
    ...NOTHING_ELSE,
    otherChallenge:
      "We look after some 510 families a year from three houses. For each of them the same particulars are written out again and again: the sheet, the registration, the newspaper, the yard. I should put it at three hours a family. A misspelt name on a stone in April cost us nothing in money.",
  };

  it("stand on page one as they were told, and the one blank is the part that could be spared", () => {
    expect(rowsOf(ESTIMATES)).toEqual([
      "80 | estimates a month | you wrote",
      "× 2 | hours each | you wrote",
      "× ____% | of that time that could be spared | fill in",
      "× $44.00 | for one hour | you wrote",
      "$____ | a month of paid time | null",
    ]);
  });

  it("are told of a story, too", () => {
    expect(rowsOf(FAMILIES)?.slice(0, 2)).toEqual([
      "510 | families a year | you wrote",
      "× 3 | hours each | you wrote",
    ]);
  });

  it("are left out where their owner says that it is no cost", () => {
    expect(JSON.stringify(memoOf({ ...FAMILIES, ownCost: { isNone: true } }))).not.toMatch(
      /could be spared|× 3/,
    );
  });
});
