import fc from "fast-check";
import { CALL_HOURS, nextCallTime } from "@/lib/domain/call/quiet-hours";
import {
  endOf,
  endOfDay,
  isoDay,
  longDate,
  longMoment,
  shortAgo,
  shortDate,
  shortMoment,
} from "@/lib/domain/dates";
import { startOfDay } from "@/lib/domain/local-time";

/** The last and the first minute of a day in Vancouver, in the first winter without winter time. */
const LAST = new Date("2026-11-22T06:59:00Z");
const FIRST = new Date("2026-11-22T07:00:00Z");

describe("Dates for people", () => {
  it("are British Columbia's around its midnight, when it is long the next day for the server", () => {
    expect([longDate(LAST), shortDate(LAST), isoDay(LAST)]).toEqual([
      "November 21, 2026",
      "Nov 21, 2026",
      "2026-11-21",
    ]);
    expect([longDate(FIRST), shortDate(FIRST), isoDay(FIRST)]).toEqual([
      "November 22, 2026",
      "Nov 22, 2026",
      "2026-11-22",
    ]);
    expect(shortMoment(LAST)).toBe("Nov 21, 2026, 23:59");
    expect(shortMoment(FIRST)).toBe("Nov 22, 2026, 00:00");
  });

  it("are not those of midnight in UTC", () => {
    expect(longDate(new Date("2027-01-01T00:30:00Z"))).toBe("December 31, 2026");
    expect(shortMoment(new Date("2026-07-01T00:00:00Z"))).toBe("Jun 30, 2026, 17:00");
  });

  it("say by which clock, where they are read elsewhere, in the same letters all year round", () => {
    expect(longMoment(new Date("2026-07-01T00:05:00Z"))).toBe("June 30, 2026 at 17:05 PT");
    expect(longMoment(LAST)).toBe("November 21, 2026 at 23:59 PT");
    expect(longMoment(new Date("2026-11-22T19:05:00Z"))).toBe("November 22, 2026 at 12:05 PT");
  });

  it("are the same whatever a machine knows of time zones: no data of its own is asked", () => {
    const asked = jest.spyOn(Intl, "DateTimeFormat").mockImplementation(() => {
      throw new Error("asked the machine");
    });
    try {
      expect([shortMoment(LAST), longMoment(LAST), isoDay(LAST)]).toEqual([
        "Nov 21, 2026, 23:59",
        "November 21, 2026 at 23:59 PT",
        "2026-11-21",
      ]);
      expect(nextCallTime(LAST, CALL_HOURS)).toEqual(new Date("2026-11-22T17:00:00Z"));
    } finally {
      asked.mockRestore();
    }
  });

  it.each([
    ["the last summer time that ended", "2025-11-02T08:59:00Z", "Nov 2, 2025, 01:59"],
    ["an hour that came twice", "2025-11-02T09:30:00Z", "Nov 2, 2025, 01:30"],
    ["the last winter", "2026-03-08T09:59:00Z", "Mar 8, 2026, 01:59"],
    ["the clocks changed for the last time", "2026-03-08T10:00:00Z", "Mar 8, 2026, 03:00"],
    ["the first November without a change", "2026-11-01T10:00:00Z", "Nov 1, 2026, 03:00"],
    ["a summer of before", "2024-07-01T12:00:00Z", "Jul 1, 2024, 05:00"],
  ])("know the hour of %s", (_, moment, said) => {
    expect(shortMoment(moment)).toBe(said);
  });

  it("begin and end a day where its date changes", () => {
    const days = fc.date({ min: new Date("2020-01-01"), max: new Date("2040-01-01"), noInvalidDate: true });
    fc.assert(
      fc.property(days, (date) => {
        const day = isoDay(date);
        const begins = startOfDay(day);
        expect(isoDay(begins)).toBe(day);
        expect(isoDay(new Date(begins.getTime() - 1))).not.toBe(day);
        expect(startOfDay(day, 1).getTime()).toBe(endOfDay(day).getTime() + 1);
      }),
    );
  });

  it.each([
    [30, "just now"],
    [-90, "just now"],
    [60 * 5, "5 min ago"],
    [3600 * 2.9, "2 h ago"],
    [3600 * 24 * 40, "40 d ago"],
  ])("say of %d seconds where there is little room: %s", (seconds, said) => {
    expect(shortAgo(new Date(FIRST.getTime() - seconds * 1000), FIRST)).toBe(said);
  });

  it("let what is valid until a day be valid through all of it, and not the day after", () => {
    const days = fc.date({ min: new Date("2020-01-01"), max: new Date("2040-01-01"), noInvalidDate: true });
    fc.assert(
      fc.property(days, (date) => {
        const day = isoDay(date);
        expect(isoDay(endOfDay(day))).toBe(day);
      }),
    );
  });

  it("let a day count to its end in British Columbia, and a moment as it is", () => {
    expect(endOf("2027-01-01")).toEqual(endOfDay("2027-01-01"));
    expect(isoDay(endOf("2027-01-01"))).toBe("2027-01-01");
    for (const moment of ["2027-01-01T00:00:00Z", "2027-01-01T12:30:00-08:00"])
      expect(endOf(moment)).toEqual(new Date(moment));
  });
});
