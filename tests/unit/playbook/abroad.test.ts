import { isAbroad } from "@/lib/playbook/abroad";
import { writePlaybookReport } from "@/lib/playbook/write-report";
import { answersFor } from "../../support/answers";
import { memoIn } from "../../support/report-texts";

const at = (customLocation: string | null) => isAbroad({ headOfficeLocation: "other", customLocation });

describe("a head office in no province", () => {
  it.each([
    "Malone, New York",
    "Wausau, WI",
    "Ontario, California",
    "austin, texas",
    "Leeds, England",
    "Boise, ID, USA",
  ])("%s", (place) => {
    expect(at(place)).toBe(true);
  });

  it.each([
    "London, Ontario",
    "Calgary, AB",
    "New Westminster",
    "the moon",
    "",
    "Paris, Ontario",
    "Delaware, ON",
  ])("not “%s”", (place) => {
    expect(at(place)).toBe(false);
  });

  it("is not asked of a firm that ticked a part of the province", () => {
    expect(isAbroad({ headOfficeLocation: "interior", customLocation: "Seattle, Washington" })).toBe(false);
  });
});

describe("the report of a firm abroad", () => {
  const report = (more: Parameters<typeof answersFor>[0] = {}) =>
    writePlaybookReport(
      answersFor({
        headOfficeLocation: "other",
        customLocation: "Malone, New York",
        companyMarkets: "united-states",
        officeExpansion: ["united-states"],
        otherChallenge: "Delivery tickets. 900 a week, 6 minutes each.",
        ...more,
      }),
      new Date("2026-11-24T18:00:00Z"),
    ).reportData;

  it("names no law of Canada", () => {
    expect(
      report()
        .law?.applies.map(({ name }) => name)
        .join(" "),
    ).not.toMatch(/Canada|PIPEDA|British Columbia/);
  });

  it("names it where they are in Canada as well", () => {
    const { law } = report({ officeExpansion: ["united-states", "other-provinces"] });
    expect(law?.applies.some(({ name }) => /PIPEDA/.test(name))).toBe(true);
  });

  it("takes no Canadian wage for an hour of theirs", () => {
    const rows = memoIn(report()).worth.sum.rows;
    expect(rows.some(({ what }) => /Canada/.test(what))).toBe(false);
  });
});
