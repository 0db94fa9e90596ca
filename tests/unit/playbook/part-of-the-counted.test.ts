import { valueLines } from "@/lib/domain/value/value-lines";
import { readLedger } from "@/lib/playbook/read-ledger";
import { memoOf } from "../../support/told-firm";

const moneyIn = (otherChallenge: string) =>
  valueLines(readLedger({ otherChallenge }), { mostPeople: 500 }).flatMap((line) =>
    line.kind === "money" ? [line.amount.high] : [],
  );

describe("what one costs, where a part of the pieces was counted last", () => {
  it.each([
    ["Last year 540 plaques, 20 came back because of a date, $1,300 each to recut.", 26_000],
    ["We shipped 900 crates, 45 were short, $80 each to put right.", 3_600],
    ["Of 300 tickets this spring 12 got lost, $250 apiece.", 3_000],
    ["We set 410 windows, 30 of those leaked, $200 each.", 6_000],
  ])("is of that part: %s", (typed, amount) => {
    expect(moneyIn(typed)).toEqual([amount]);
  });

  it.each([
    "We made 618 signs, 27 blue, 30 red, $40 each to paint.",
    "We make 618 signs, 3 at a time, $40 each to paint.",
  ])("makes no sum of all of them: %s", (typed) => {
    for (const amount of moneyIn(typed)) expect(amount).toBeLessThan(618 * 40);
  });

  it("is of all of them where each is named, or no part was counted", () => {
    expect(moneyIn("We shipped 900 crates, 45 were short, and each crate costs $8 to load.")).not.toEqual([
      360,
    ]);
    expect(moneyIn("We recut 40 plaques last year, $300 each to recut.")).toEqual([12_000]);
  });

  it("says what repays the trial", () => {
    const page = memoOf({
      otherChallenge: "Wrong dates. Last year 540 plaques, 20 came back, $1,300 each to recut.",
    });
    expect(page?.worth.sum.headline).toMatch(/^\$26,000/);
    expect(page?.cost.title).toMatch(/^At most \$900, .*Repaid once 4% of that sum is avoided\.$/);
  });
});
