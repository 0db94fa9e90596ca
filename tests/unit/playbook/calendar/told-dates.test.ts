import { seasonOf } from "@/lib/playbook/calendar/season";
import { toldDates } from "@/lib/playbook/calendar/told-dates";
import { firm, reportOf, type Some } from "../../../support/told-firm";

const TODAY = "2026-11-22";
const datesIn = (aiFriction: string, some: Some = {}) =>
  toldDates(firm({ aiFriction, ...some }), TODAY).map(({ first, said }) => `${first} ${said}`);

describe("a date that was typed", () => {
  it.each<[string, string[]]>([
    ["ISO 27001 audit is in March.", ["2027-03-01 March"]],
    ["The ministry inspects us in February.", ["2027-02-01 February"]],
    ["The agreement expires June 30, 2027.", ["2027-06-30 June 30"]],
    ["They gave us until the 12th of January to answer.", ["2027-01-12 January 12"]],
    ["The fire marshal wants the new plan by April 2.", ["2027-04-02 April 2"]],
    ["The chair asked me for a page for the February meeting.", ["2027-02-01 February"]],
    ["Le vérificateur exige la liste avant le 15 mars.", ["2027-03-15 March 15"]],
    ["GST filing is due on the 20th.", ["2026-12-20 December 20"]],
  ])("%s is found with its day or month", (typed, dates) => {
    expect(datesIn(typed)).toEqual(dates);
  });

  it("as so many working days after the end of a quarter is counted, holidays left out", () => {
    expect(
      datesIn("Funder figures are due within ten business days of quarter end.", {
        headOfficeLocation: "lower-mainland",
      }),
    ).toEqual(["2027-01-15 January 15"]);
  });

  it.each([
    "In June we lost the contract.",
    "The tool was banned in February after the audit.",
    "Our auditor found two errors last March.",
    "We may march on.",
    "September was slow.",
    "The audit was in October.",
    "The lease renews in September 2029.",
  ])("%s is no date to come", (typed) => {
    expect(datesIn(typed)).toEqual([]);
  });

  it("is told beside the days of the plan", () => {
    const notes = reportOf({
      aiFriction: "SOC 2 audit is in May. The safety report is due on January 8.",
    }).reportData.calendar?.notes.join("\n");
    expect(notes).toMatch(/You wrote “SOC 2 audit is in May”\. May comes after the decision on /);
    expect(notes).toContain("You wrote “The safety report is due on January 8”. January 8 ");
  });
});

describe("a season that was typed", () => {
  it.each<[string, number[] | null]>([
    ["May to August is our busy season.", [5, 6, 7, 8]],
    ["November through January is peak, no one has a minute", [11, 12, 1]],
    ["De mai à septembre c'est la haute saison.", [5, 6, 7, 8, 9]],
    ["January to March is dead.", null],
    ["Sales fell from May to June in the busy season.", null],
  ])("%s: its months are the busy ones", (otherChallenge, months) => {
    const season = seasonOf(firm({ otherChallenge }));
    expect(season?.isTold === true ? season.busyMonths : null).toEqual(months);
  });
});
