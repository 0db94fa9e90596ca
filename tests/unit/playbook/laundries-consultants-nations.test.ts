import { profileOf } from "@/lib/playbook/company-profile";
import { writePlaybookReport } from "@/lib/playbook/write-report";
import { answersFor } from "../../support/answers";

const TODAY = new Date("2026-11-22T20:00:00Z");
type Some = Parameters<typeof answersFor>[0];
const kindOf = (some: Some) => profileOf(answersFor(some)).reading.subsector?.id;
const textOf = (some: Some) => writePlaybookReport(answersFor(some), TODAY).markdownReport;

const laundry: Some = {
  companyName: "Cascade Textile Rental and Laundry",
  companyActivity: "Commercial laundry for hotels and clinics",
  companyIndustry: "other",
  companyEmployees: "51-200",
  headOfficeLocation: "interior",
  otherChallenge: "Billing disputes, 60 a month, 20 minutes each, and rewash is at 8%.",
};
const consultants: Some = {
  companyName: "Northern Gate Immigration Consultants Inc.",
  companyIndustry: "consulting",
  companyEmployees: "1-10",
  headOfficeLocation: "lower-mainland",
  otherChallenge: "Each work permit file takes three hours of checking. We do 40 of them a month.",
};
const nation: Some = {
  companyName: "Salmon Point Development Corporation",
  companyActivity: "Owned by our Nation: a woodlot, a crab fleet and a small fish plant",
  companyIndustry: "other",
  companyEmployees: "51-200",
  headOfficeLocation: "vancouver-island",
  otherChallenge: "We get 300 referrals a year from the Province and each takes five hours to read.",
};
const maple: Some = {
  companyName: "Les Équipements du Rang 4",
  companyActivity: "Matériel apicole et équipement acéricole pour les producteurs de la région",
  companyIndustry: "retail",
  companyEmployees: "11-50",
  otherPlatforms: "Shopify",
};

describe("a kind of firm that was told of another trade", () => {
  it.each<[string, Some]>([
    ["commercial-laundry", laundry],
    ["commercial-laundry", { companyName: "Buanderie Rive-Sud", companyIndustry: "other" }],
    ["immigration-consultant", consultants],
    ["notary-office", { companyName: "Tran Notaries Public", companyIndustry: "consulting" }],
    ["nation-corporation", nation],
    ["producer-supply", maple],
  ])("is a %s", (id, some) => {
    expect(kindOf(some)).toBe(id);
  });

  it.each<[string, Some]>([
    ["immigration-law", { companyName: "Reyes Immigration Lawyers LLP", companyIndustry: "consulting" }],
    ["seafood-processor", { companyName: "Gulf Crab and Seafood Ltd.", companyIndustry: "manufacturing" }],
    ["farm-supply", { companyName: "Valley Farm Supply Co-op", companyIndustry: "retail" }],
    ["hotel-resort", { companyName: "Lakeview Hotel", companyIndustry: "travel-hospitality-tourism" }],
  ])("and a %s is none of these", (id, some) => {
    expect(kindOf(some)).toBe(id);
  });
});

it("a laundry begins with the disputes that it counted, and no camera counts pieces", () => {
  expect(textOf(laundry)).toContain("drafted replies to count disputes");
});

it("immigration consultants begin with the check of a file, and are told nothing of barristers", () => {
  const text = textOf(consultants);
  expect(text).toContain("a check of each file against the checklist");
  expect(text).toContain("| × 40 | files a month |");
  expect(text).not.toMatch(/Law Society of BC: guidance|Zhang v\. Chen|privilege/);
});

it("a Nation's corporation keeps maps and Elders' words out, and has no plant manager read referrals", () => {
  const text = textOf(nation);
  expect(text).toContain("a summary of each referral package from its own pages");
  expect(text).toContain("cultural-use maps");
  expect(text).not.toMatch(/crew passports|health certificate/);
});

it("a wholesaler to maple and honey producers sells to no shoppers", () => {
  expect(textOf(maple)).not.toMatch(/shoppers|cause half of our returns|holiday weeks/i);
});
