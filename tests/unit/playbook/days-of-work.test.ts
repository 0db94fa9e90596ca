import { valueLines } from "@/lib/domain/value/value-lines";
import { profileOf } from "@/lib/playbook/company-profile";
import { toldFigures } from "@/lib/playbook/told-figures";
import { readReport } from "../../read-reports/read-report";
import { answersFor } from "../../support/answers";

const firmOf = (otherChallenge: string) => profileOf(answersFor({ otherChallenge }));
const hoursIn = (typed: string) =>
  valueLines(firmOf(typed).ledger, { mostPeople: 200 }).flatMap((line) =>
    line.kind === "hours" ? [{ hours: line.hours.high, per: line.per }] : [],
  );

describe("days of work on a piece are worked out, with our hours in a day", () => {
  it.each([
    ["Our planner spends three days on each bid and we send 60 bids a year.", { hours: 1350, per: "year" }],
    ["On passe deux jours par soumission, 10 soumissions par mois.", { hours: 150, per: "month" }],
  ])("%s", (typed, line) => {
    expect(hoursIn(typed)).toEqual([line]);
  });

  it("the assumption is said beside them, and is in no figure of theirs", () => {
    const typed = "Our planner spends three days on each bid and we send 60 bids a year.";
    const { markdown } = readReport(answersFor({ otherChallenge: typed }));
    expect(markdown).toContain("| 3 | days spent on one bid | you wrote |");
    expect(markdown).toContain("| × 7.5 | hours of work in a day | our assumption |");
    expect(toldFigures(firmOf(typed))).not.toContain("together");
  });
});

describe("days that pass are no work", () => {
  it.each([
    "Each bid takes three days and we send 60 bids a year.",
    "Bids wait five days each, 60 bids a year.",
  ])("%s", (typed) => {
    expect(hoursIn(typed)).toEqual([]);
  });
});
