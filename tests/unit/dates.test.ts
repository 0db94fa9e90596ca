import fc from "fast-check";
import { endOf, endOfDay, isoDay, longDate, longMoment, shortDate, shortMoment } from "@/lib/domain/dates";

/** The last and the first minute of a day in Vancouver, also where its winter time is still known. */
const LAST = new Date("2026-11-22T06:59:00Z");
const FIRST = new Date("2026-11-22T08:01:00Z");

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
    expect(shortMoment(LAST)).toMatch(/^Nov 21, 2026, 2[23]:59$/);
  });

  it("are not those of midnight in UTC", () => {
    expect(longDate(new Date("2027-01-01T00:30:00Z"))).toBe("December 31, 2026");
    expect(shortMoment(new Date("2026-07-01T00:00:00Z"))).toBe("Jun 30, 2026, 17:00");
  });

  it("say by which clock, where they are read elsewhere, in the same letters all year round", () => {
    expect(longMoment(new Date("2026-07-01T00:05:00Z"))).toBe("June 30, 2026 at 5:05 p.m. PT");
    expect(longMoment(LAST)).toMatch(/^November 21, 2026 at 1[01]:59 p\.m\. PT$/);
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
