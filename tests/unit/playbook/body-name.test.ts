import { bodyInWords } from "@/lib/playbook/body-name";
import { unionInWords } from "@/lib/playbook/union-name";
import { writePlaybookReport } from "@/lib/playbook/write-report";
import { answersFor } from "../../support/answers";
import { textsOf } from "../../support/report-texts";

const TODAY = new Date("2026-11-22T20:00:00Z");

describe("a body within a sentence", () => {
  it.each([
    "Interior Health",
    "Fraser Health",
    "BC Hydro",
    "BC Ferries",
    "Fintrac",
    "IRCC",
    "Law 25",
    "SOC II",
    "Consumer Protection BC",
    "Alberta Health Services",
    "Engineers and Geoscientists British Columbia",
    "Fisheries and Oceans",
  ])("%s is a name alone, and takes no article", (name) => {
    expect(bodyInWords(name, "")).toBe(name);
    expect(bodyInWords(`the ${name}`, "")).toBe(name);
  });

  it.each([
    "Law Society of BC",
    "Canadian Food Inspection Agency",
    "Port of Vancouver",
    "Ministry of Health",
    "Privacy Commissioner of Canada",
    "Residential Tenancy Branch",
    "Personal Information Protection Act",
    "Alberta Labour Board",
    "Régie du bâtiment",
    "health authority",
    "First Nation",
  ])("%s says what it is, and takes one", (name) => {
    expect(bodyInWords(name, "")).toBe(`the ${name}`);
  });

  it("the letters of a name that are said one by one have an article all the same", () => {
    expect(bodyInWords("CRA", "cra")).toBe("the CRA");
  });

  it("no letters of a union's own name are taken for an article", () => {
    expect(unionInWords({ key: "labourers", text: "Labourers Union" })).toBe("the Labourers Union");
  });

  it("a health authority is called in every part of a report as people call it", () => {
    const report = textsOf(
      writePlaybookReport(
        answersFor({
          companyName: "Quiet Pines Care",
          companyIndustry: "healthcare",
          companyEmployees: "51-200",
          aiFriction: "Northern Health inspects us twice a year and its rules change every spring.",
        }),
        TODAY,
      ).reportData,
    )
      .map(({ text }) => text)
      .join("\n");
    expect(report).not.toContain("the Northern Health");
  });
});
