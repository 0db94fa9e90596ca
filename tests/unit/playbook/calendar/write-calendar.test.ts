import fc from "fast-check";
import { allHours, type ReportCalendar, rowHours, weekHours } from "@/lib/domain/report/calendar";
import { DAY_MS } from "@/lib/domain/time";
import { monthOfWeek } from "@/lib/playbook/calendar/days";
import { monthsInWords, oneOfMonths } from "@/lib/playbook/calendar/months";
import { seasonOf } from "@/lib/playbook/calendar/season";
import { planDays } from "@/lib/playbook/calendar/trial-window";
import { writeCalendar } from "@/lib/playbook/calendar/write-calendar";
import { profileOf } from "@/lib/playbook/company-profile";
import { planFigures } from "@/lib/playbook/plan-figures";
import { READ_FIRMS } from "@/tests/fixtures/read-firms";
import { anyAnswers } from "@/tests/support/any-answers";

const NOVEMBER = new Date("2026-11-22T20:00:00Z");
const calendarOf = (answers: Parameters<typeof profileOf>[0], writtenOn = NOVEMBER) => {
  const firm = profileOf(answers);
  const days = planDays(firm, writtenOn);
  return writeCalendar(firm, days, planFigures(firm, days));
};
const named = ({ rows }: ReportCalendar, task: RegExp) => rows.find((row) => task.test(row.task));
const mondaysOf = (calendar: ReportCalendar, task: RegExp) =>
  calendar.weeks.flatMap(({ monday }, week) =>
    (named(calendar, task)?.hours[week] ?? 0) > 0 ? [monday] : [],
  );

/** Any firm, on any day of two years. */
const anyFirm = fc.oneof(anyAnswers, fc.constantFrom(...Object.values(READ_FIRMS)));
const anyDay = fc.integer({ min: 0, max: 730 }).map((days) => new Date(NOVEMBER.getTime() + days * DAY_MS));

describe("the plan of a quarter", () => {
  it("adds up both ways, whatever the firm and the day", () => {
    fc.assert(
      fc.property(anyFirm, anyDay, (answers, day) => {
        const calendar = calendarOf(answers, day);
        const byWeek = weekHours(calendar).reduce((sum, hours) => sum + hours, 0);
        const byRow = calendar.rows.map(rowHours).reduce((sum, hours) => sum + hours, 0);
        expect([byWeek, byRow]).toEqual([allHours(calendar), allHours(calendar)]);
        expect(calendar.lede).toMatch(new RegExp(`^${byRow} hours`));
        expect(calendar.weeks).toHaveLength(13);
        for (const row of calendar.rows) {
          expect(row.hours).toHaveLength(13);
          expect(rowHours(row)).toBeGreaterThan(0);
        }
      }),
      { numRuns: 40 },
    );
  });

  it("plans nothing in a closed week, and no trial in a busy month", () => {
    fc.assert(
      fc.property(anyFirm, anyDay, (answers, day) => {
        const calendar = calendarOf(answers, day);
        for (const [week, { isClosed }] of calendar.weeks.entries()) {
          if (isClosed) expect(weekHours(calendar)[week]).toBe(0);
        }
        const firm = profileOf(answers);
        if (firm.stances.some(({ effect }) => effect === "leaderBranch")) return;
        const busy = seasonOf(firm)?.busyMonths ?? [];
        for (const monday of mondaysOf(calendar, /^Trial|^Second/))
          expect(busy).not.toContain(monthOfWeek(monday));
      }),
      { numRuns: 40 },
    );
  });

  it("decides on a working day of its own week, at most once", () => {
    fc.assert(
      fc.property(anyFirm, anyDay, (answers, day) => {
        const { rows, weeks } = calendarOf(answers, day);
        const decided = rows.filter(({ decidesOn }) => decidesOn !== null);
        expect(decided.length).toBeLessThanOrEqual(1);
        for (const { decidesOn, hours } of decided) {
          const monday = weeks[hours.findIndex((planned) => planned > 0)]?.monday ?? "";
          const after = (Date.parse(decidesOn ?? "") - Date.parse(monday)) / DAY_MS;
          expect(after).toBeGreaterThanOrEqual(0);
          expect(after).toBeLessThanOrEqual(4);
        }
      }),
      { numRuns: 40 },
    );
  });

  it("says the same days as the window that page one takes them from", () => {
    for (const answers of Object.values(READ_FIRMS)) {
      const calendar = calendarOf(answers);
      const { mondays, trial, review } = planDays(profileOf(answers), NOVEMBER);
      expect(calendar.weeks[0]?.monday).toBe(mondays[0]);
      if (mondays.includes(trial[0] ?? "")) expect(named(calendar, /^Review/)?.decidesOn).toBe(review);
      else expect(calendar.notes.join(" ")).toContain("After these weeks: the trial from");
    }
  });

  it("keeps the whole of winter free of a trial at a hotel below a hill, and says why", () => {
    const { rows, notes } = calendarOf(READ_FIRMS.ski);
    expect(rows.map(({ task }) => task)).toContain("Decide: trial from April 5, or not");
    expect(notes.join(" ")).toContain("We take December to March as your busy months");
  });

  it("talks with the union, and sorts uses instead of trying them while notice runs", () => {
    const { rows, notes } = calendarOf(READ_FIRMS.timber);
    const tasks = rows.map(({ task }) => task);
    expect(tasks).toContain("Talk with the union, then written notice");
    expect(tasks).toContain("Sort the uses by whose work changes");
    expect(tasks.join()).not.toMatch(/Trial|Dry run/);
    expect(notes[0]).toContain("Notice of six months");
  });

  it("takes what was typed into its rows", () => {
    expect(named(calendarOf(READ_FIRMS.salmon), /^Instructions: Tagalog, Punjabi, Cantonese$/)).toBeDefined();
    expect(named(calendarOf(READ_FIRMS.pension), /^One privacy assessment/)).toBeDefined();
    expect(named(calendarOf(READ_FIRMS.pension), /^One-page AI rule/)).toBeUndefined();
    expect(named(calendarOf(READ_FIRMS.clinic), /^One account in place of private ones/)).toBeDefined();
  });
});

test("months follow each other over the end of a year", () => {
  expect(monthsInWords([12, 1, 2, 3])).toBe("December to March");
  expect(oneOfMonths([6, 7, 8, 11, 12, 1])).toBe("June to August or November to January");
  expect(monthsInWords([2, 3, 4, 6, 12])).toBe("February to April, June and December");
  expect(monthsInWords([1, 2, 8, 9])).toBe("January, February, August and September");
});
