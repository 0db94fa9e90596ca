import { valueLines } from "@/lib/domain/value/value-lines";
import { readLedger } from "@/lib/playbook/read-ledger";
import { costsTold, rowsOf, sumOf } from "../../../support/costs-told";
import { memoOf } from "../../../support/told-firm";

const REFIT =
  "Roughly 1,400 on our last big refit and on average 11 days from finding to agreed price. Estimators tell me half a day each (say 3.5 hours) is just hunting for how we priced it before, at $58 loaded.";
const CALLS =
  "We run around 310 callbacks a month, about 90 of those are the same unit inside 30 days. Call it 2.4 hours door to door and a mechanic costs me $96 an hour loaded.";
const SEASON = "Deb and Sukhi key them, 6 hours a day each for a 96 day season at $29 an hour.";

describe("time that was told with its wage", () => {
  it.each([
    [REFIT, "$284,200 of paid time went into it on your last big refit"],
    [
      "If we're short and hold the aircraft it's $1,800 a delay, we had 7 last year.",
      "$12,600 went into it last year",
    ],
    [CALLS, "$249,000 a year of paid time goes into it"],
    [SEASON, "$33,400 a year of paid time goes into it"],
    [
      "Two clerks key them, 6 hours a day each for a 96 day season at $29 an hour.",
      "$33,400 a year of paid time goes into it",
    ],
    ["Overtime 1,900 hrs a month at $31.50.", "$718,000 a year of paid time goes into it"],
    ["OT runs 90 hrs a week at $41.", "$192,000 a year of paid time goes into it"],
    [
      "We see about 220 alarms a month, roughly 60 of those are false. Call it 1.5 hours and a guard costs me $28 an hour.",
      "$30,200 a year of paid time goes into it",
    ],
  ])("is multiplied: %s", (otherChallenge, sum) => {
    expect(sumOf({ otherChallenge })).toBe(sum);
  });

  it.each([
    ["hours that are billed", "We bill 1,900 hours a month at $95."],
    ["overtime that is billed", "We bill overtime, 240 hours a month at $95."],
    ["other hours than the overtime", "Overtime is paid at $31.50 and we fly 1,900 hours a month."],
    [
      "what an hour is charged at",
      "300 on our last refit. Half a day each is hunting, and we bill $158 an hour.",
    ],
    ["people who were counted", "We have 23 estimators. Half a day each is just hunting, at $58 loaded."],
    ["what may come", "If we're short it's $1,800 a delay, we could have 7 next year."],
    ["what it earns", "It is $1,800 a course and we bill it, we had 7 last year."],
    ["people who come", "Training costs $1,800 a guard, we had 7 last year."],
  ])("is no sum of %s", (_what, otherChallenge) => {
    expect(costsTold({ otherChallenge })).toEqual([]);
    expect(sumOf({ otherChallenge })).not.toContain("$");
  });

  it("says whose estimate it is, and that it is paid either way", () => {
    const { mustBeTrue } = memoOf({ otherChallenge: REFIT })?.worth ?? {};
    expect(mustBeTrue).toContain("The time of each is what your estimators say.");
    expect(mustBeTrue).toContain("It is time that is paid either way.");
  });

  it("prints the hours before the wage", () => {
    expect(rowsOf({ otherChallenge: SEASON })).toEqual([
      "6 hours a day spent by each of them",
      "× 96 days of the season",
      "× 2 Deb and Sukhi",
      "= 1,150 hours a year, spent today",
      "× $29.00 for one hour",
      "= $33,400 a year, spent today",
    ]);
  });

  it("prints hours as they were told, and once", () => {
    expect(rowsOf({ otherChallenge: CALLS })?.slice(0, 3)).toEqual([
      "90 of 310 callbacks a month",
      "× 2.4 hours on each",
      "= 216 hours a month",
    ]);
    expect(rowsOf({ otherChallenge: "Overtime 1,900 hrs a month at $31.50." })?.slice(0, 2)).toEqual([
      "1,900 hours a month",
      "× 12 months",
    ]);
  });
});

describe("hours of those who were named", () => {
  const linesOf = (otherChallenge: string) => valueLines(readLedger({ otherChallenge }), { mostPeople: 200 });

  it("are of each of them, and of the season that was told", () => {
    expect(linesOf("Deb and Sukhi key them, 6 hours a day each for a 96 day season.")).toEqual([
      expect.objectContaining({
        hours: { low: 1152, high: 1152 },
        formula: expect.objectContaining({ people: 2, names: "Deb and Sukhi", times: 96 }),
      }),
    ]);
  });

  it.each([
    "Deb and Sukhi key them, 6 hours a day.",
    "Monday and Tuesday are bad, 6 hours a day each.",
    "Excel and Word are open, 6 hours a day each.",
  ])("are of one where no two are named as doing it each: %s", (text) => {
    expect(linesOf(text)).toEqual([expect.objectContaining({ hours: { low: 1320, high: 1320 } })]);
  });
});

describe("a sum under the heading that the trial is about", () => {
  const under = (otherChallenge: string) => memoOf({ otherChallenge })?.worth;

  it("is the trial's, whatever was told between", () => {
    const worth = under(`Invoice entry. It comes in a box from every camp. ${SEASON}`);
    expect(worth?.sum?.headline).toBe("$33,400 a year of paid time goes into it");
  });

  it("is that of the trial and not what is told separately, which is beside it", () => {
    const late = "Separately if we hold the boat it's $1,800 a delay, we had 7 last year.";
    const rows = under(`Invoice entry. It comes in a box from every camp. ${SEASON} ${late}`)?.sum?.rows;
    expect(rows?.at(-1)).toEqual({
      figure: "$12,600",
      what: "of delays last year, another matter, beside these hours",
      from: null,
    });
  });
});
