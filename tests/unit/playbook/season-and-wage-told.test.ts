import { memoOf } from "../../support/told-firm";

const rows = (otherChallenge: string) =>
  memoOf({ otherChallenge })?.worth.sum.rows.map(({ figure, what }) => `${figure} ${what}`);

describe("hours on the days and at the wage that were told beside them", () => {
  it("counts the days of their season", () => {
    const told = "Tags. 40 tags a day, 15 minutes each. Season is 120 working days. Hanne is $30/hr loaded.";
    expect(rows(told)).toEqual([
      "15 minutes spent on one tag",
      "× 40 tags a day, ÷ 60",
      "10 hours a day",
      "× 120 days a year",
      "1,200 hours a year, spent today",
      "× $30.00 for one hour",
      "$36,000 a year, spent today",
    ]);
  });

  it.each([
    "Tags. 40 tags a day, 15 minutes each. The fishing season is 120 working days.",
    "Tags. 40 tags a day, 15 minutes each. Our competitor's season is 12 days.",
  ])("counts the usual days where that is not said of them: %s", (told) => {
    expect(rows(told)?.join("; ")).toContain("× 250 working days");
  });

  it("takes the wage of those very hours", () => {
    const told =
      "The phone. About 50 calls a day from sites, and each one takes Hanne 6 min. That's 5 hrs a day at $24/hr.";
    expect(rows(told)?.join("; ")).toContain("× $24.00 for one hour");
  });

  it("sorts what comes in by what it is about, where a call is what is counted", () => {
    const told =
      "The phone. About 50 calls a day from sites, and each one takes Hanne 6 min. We lost a site in May, $4,000 and 3 trucks.";
    expect(memoOf({ otherChallenge: told })?.decision).toMatch(/calls/);
  });
});
