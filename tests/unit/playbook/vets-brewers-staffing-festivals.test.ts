import { profileOf } from "@/lib/playbook/company-profile";
import { writePlaybookReport } from "@/lib/playbook/write-report";
import { answersFor } from "../../support/answers";

const TODAY = new Date("2026-11-22T20:00:00Z");
type Some = Parameters<typeof answersFor>[0];
const kindOf = (some: Some) => profileOf(answersFor(some)).reading.subsector?.id;
const textOf = (some: Some) => writePlaybookReport(answersFor(some), TODAY).markdownReport;

const vets: Some = {
  companyName: "Alder Road Animal Hospitals",
  companyActivity: "Three vet hospitals and an emergency clinic",
  companyIndustry: "healthcare",
  companyEmployees: "51-200",
  headOfficeLocation: "lower-mainland",
  businessChallenges: ["reducing_clinician_documentation_and_paperwork"],
  aiToolsUsed: ["chatgpt"],
  aiExperience: "Two associates tried an AI scribe last fall, and we stopped it.",
  otherChallenge: "Vets finish their records at home, about 2 hours a night each, and we have 14 vets.",
};

describe("a kind of firm that was told of another trade", () => {
  it.each<[string, Some]>([
    ["veterinary", vets],
    ["brewery", { companyName: "Otter Brewing Co.", companyActivity: "Craft brewery and taproom" }],
    ["staffing-agency", { companyActivity: "Temporary staffing for warehouses and food plants" }],
    ["arts-organization", { companyName: "Kelp Bay Arts Festival Society" }],
  ])("is a %s", (id, some) => {
    expect(kindOf(some)).toBe(id);
  });

  it.each<[string, Some]>([
    ["winery-cidery", { companyName: "Two Hills Winery", companyIndustry: "food-services" }],
    ["medical-clinics", { companyName: "Alder Medical Clinic", companyIndustry: "healthcare" }],
    ["nonprofit", { companyName: "Harbour Newcomers Society" }],
  ])("and a %s stays one", (id, some) => {
    expect(kindOf(some)).toBe(id);
  });
});

describe("a hospital for animals", () => {
  const text = textOf(vets);

  it("is told of no tool, no example and no duty that is for the care of people", () => {
    expect(text).not.toMatch(/Heidi|Tali AI|Doctors of BC with|The College expects BC physicians/);
    expect(text).toContain("It is for private practices that treat people");
  });

  it("begins with the records that are finished at night", () => {
    expect(text).toContain("visit notes drafted from dictation, read and signed by the veterinarian");
  });
});

it("a brewery is told of no wine, no growers and no crush", () => {
  const text = textOf({
    companyName: "Otter Brewing Co.",
    companyActivity: "Craft brewery and taproom",
    companyIndustry: "food-services",
    aiToolsUsed: ["chatgpt"],
    businessChallenges: ["controlling_food_costs_and_waste"],
  });
  expect(text).not.toMatch(/\bwine|winemaker|grower|crush\b/i);
});
