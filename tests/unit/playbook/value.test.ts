import { INDUSTRIES, REVENUES } from "@/lib/domain/assessment/questions/company";
import { subsectors } from "@/lib/knowledge/subsectors";
import { value } from "@/lib/knowledge/value";
import { hourlyWage, wagePlace } from "@/lib/playbook/value/hourly-wage";
import { moneyBand } from "@/lib/playbook/value/money-bands";
import { READ_FIRMS } from "../../fixtures/read-firms";
import { answersFor } from "../../support/answers";

describe("the wage of an hour", () => {
  it("is the median of the firm's kind at its place, between that and Canada's, with its source", () => {
    expect(hourlyWage({ industry: "other", subsector: "general-contractor", place: "bc" })).toEqual({
      hourly: 37.5,
      low: 36,
      high: 37.5,
      place: "British Columbia",
      sector: "Construction",
      year: "2025",
      source: {
        title: "Employee wages by industry, annual (Table 14-10-0064-01), reference year 2025",
        publisher: "Statistics Canada",
        url: "https://www150.statcan.gc.ca/t1/tbl1/en/tv.action?pid=1410006401",
        definition: "Median hourly wage of full-time employees, 2025",
      },
      note: null,
      loaded: {
        low: 41.4,
        high: 48.75,
        assumption: "15% to 30% on top of the wage for contributions, holidays and benefits (our assumption)",
      },
    });
  });

  it.each(INDUSTRIES)("is known for $label, wherever the firm is", ({ value: industry }) => {
    for (const place of ["bc", "alberta", "ontario", "quebec", "canada"] as const) {
      const wage = hourlyWage({ industry, subsector: null, place });
      expect(wage?.hourly).toBeGreaterThan(15);
      expect(wage?.hourly).toBeLessThan(60);
    }
  });

  it("is of all industries for a firm that is on no list, and never of a row that no firm was matched to", () => {
    expect(hourlyWage({ industry: "an-old-industry", subsector: null, place: "bc" })?.sector).toBe(
      "All industries",
    );
    expect(value.wages.map(({ sector }) => sector)).not.toContain("Utilities");
    const known = new Set(subsectors.map(({ id }) => id));
    for (const row of value.wages) expect(row.subsectors.filter((id) => !known.has(id))).toEqual([]);
  });

  it("is no row for physicians, partners and owners: they are asked for their own hour", () => {
    const clinic = { industry: "healthcare", subsector: "medical-clinics", place: "bc" } as const;
    expect(hourlyWage(clinic, "30 of our 140 physicians")).toBeNull();
    expect(hourlyWage(clinic, "medical office assistants")).not.toBeNull();
  });

  it.each([
    ["timber", "bc"],
    ["charter", "alberta"],
  ] as const)("of %s is that of %s", (key, place) => {
    expect(wagePlace(READ_FIRMS[key])).toBe(place);
  });

  it("is Canada's where the place is none of the table's", () => {
    expect(wagePlace(answersFor({ headOfficeLocation: "other", customLocation: "Halifax" }))).toBe("canada");
    expect(wagePlace(answersFor({ headOfficeLocation: null }))).toBe("canada");
  });

  it("and every assumption is marked as one", () => {
    expect([value.loading.verified, value.hoursAYear.verified]).toEqual([false, false]);
    for (const { evidence } of value.minutesSaved) {
      if (evidence?.verified) expect(evidence.caution).not.toBe("");
    }
  });
});

describe("the money of a plan", () => {
  it("is none where nothing is left for it, whatever the head count", () => {
    expect(moneyBand(READ_FIRMS.timber)).toMatchObject({
      kind: "no money",
      because: "You wrote “nothing for investment”.",
    });
    const frozen = { ...READ_FIRMS.gc, aiFriction: "Our bank froze the line of credit" };
    expect(moneyBand(frozen).phases.every(({ high }) => high === 0)).toBe(true);
  });

  it("follows revenue first: a firm of many with a small turnover spends as a smaller one would", () => {
    const many = answersFor({ companyEmployees: "201-500", companyRevenue: "1m-10m" });
    const few = answersFor({ companyEmployees: "1-10", companyRevenue: "over-1b" });
    expect(moneyBand(many).phases[1]).toEqual({ low: 3500, high: 12_000 });
    expect(moneyBand(few).phases[1].high).toBe(3000);
  });

  it("is lower where margins fall, and never less for a larger revenue", () => {
    const pressed = { ...READ_FIRMS.saas, otherChallenge: "Our gross margin is falling" };
    expect(moneyBand(pressed)).toMatchObject({ kind: "lean" });
    const highs = REVENUES.map(
      ({ value: companyRevenue }) =>
        moneyBand(answersFor({ companyEmployees: "over-5000", companyRevenue })).phases[2].high,
    );
    expect([...highs].sort((one, other) => one - other)).toEqual(highs);
  });
});
