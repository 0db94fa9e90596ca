import { planDays } from "@/lib/playbook/calendar/trial-window";
import { profileOf } from "@/lib/playbook/company-profile";
import { READ_FIRMS } from "@/tests/fixtures/read-firms";
import { answersFor } from "@/tests/support/answers";

const NOVEMBER = "2026-11-22T20:00:00Z";

function windowOf(answers: Parameters<typeof profileOf>[0], writtenOn = NOVEMBER) {
  const { mondays, trial, trialEnd, review } = planDays(profileOf(answers), new Date(writtenOn));
  const [start = ""] = trial;
  return [mondays[0], start, trialEnd, review, trial.length, mondays.includes(start)];
}

describe("when a plan begins, tries out and decides", () => {
  it("is eight quiet weeks where a kind of firm has them", () => {
    expect(windowOf(READ_FIRMS.salmon)).toEqual([
      "2026-11-23",
      "2026-12-07",
      "2027-02-12",
      "2027-02-18",
      8,
      true,
    ]);
  });

  it("is four weeks in January for accountants, before the slips of February", () => {
    expect(windowOf(READ_FIRMS.cpa)).toEqual([
      "2026-11-23",
      "2027-01-04",
      "2027-01-29",
      "2027-02-04",
      4,
      true,
    ]);
  });

  it("waits for the end of winter at a hotel below a hill", () => {
    const [, start] = windowOf(READ_FIRMS.ski);
    expect(start).toBe("2027-04-05");
  });

  it("waits for the six months of notice that an agreement asks for", () => {
    const [, start, , , , isInQuarter] = windowOf(READ_FIRMS.timber);
    expect([start, isInQuarter]).toEqual(["2027-05-31", false]);
  });

  it("waits for an assessment of four months", () => {
    const [, start] = windowOf(READ_FIRMS.pension);
    expect(start).toBe("2027-04-05");
  });

  it("begins on a Monday on which people work", () => {
    expect(windowOf(answersFor({}), "2026-12-18T20:00:00Z")[0]).toBe("2027-01-04");
    // February 15, 2027 is Family Day.
    expect(windowOf(answersFor({ headOfficeLocation: "interior" }), "2027-02-10T20:00:00Z")[0]).toBe(
      "2027-02-22",
    );
    // A Monday's own is over when its report is read.
    expect(windowOf(answersFor({}), "2027-03-01T20:00:00Z")[0]).toBe("2027-03-08");
  });
});
