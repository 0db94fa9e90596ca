import { factsOf } from "@/lib/domain/ledger/fact";
import { firm, memoOf } from "../../support/told-firm";

const volumesIn = (otherChallenge: string): string[] =>
  factsOf(firm({ otherChallenge }).ledger.facts, "rate").flatMap(({ role, low, unit, per }) =>
    role === "volume" ? [`${low} ${unit} a ${per}`] : [],
  );

describe("so many each get one every month", () => {
  it.each([
    ["31 sites each get a monthly report.", "31 site a month"],
    ["Our 44 landlords get a monthly statement.", "44 landlord a month"],
    ["18 clubs receive their weekly schedule from us.", "18 club a week"],
    ["The 60 towns need an annual inspection.", "60 town a year"],
  ])("%s", (typed, volume) => {
    expect(volumesIn(typed)).toContain(volume);
  });

  it.each([
    "31 sites each get a report.",
    "31 sites got mad at a monthly report.",
    "31 of our sites never get a monthly report.",
  ])("none in: %s", (typed) => {
    expect(volumesIn(typed)).toEqual([]);
  });
});

it("multiplies what is printed: 50 at 3.5 hours are 175, and no 180", () => {
  const rows = memoOf({ otherChallenge: "Site notes went from 5 hrs to 1.5 hrs each with Claude." })?.worth
    .sum.rows;
  const said = rows?.map(({ figure, what }) => `${figure} ${what}`).join("; ");
  expect(said).toContain("× 50");
  expect(said).toContain("; 175 hours for 50");
});
