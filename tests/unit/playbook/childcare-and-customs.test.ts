import { profileOf } from "@/lib/playbook/company-profile";
import { writePlaybookReport } from "@/lib/playbook/write-report";
import { answersFor } from "../../support/answers";

const TODAY = new Date("2026-11-22T20:00:00Z");
type Some = Parameters<typeof answersFor>[0];
const kindOf = (some: Some) => profileOf(answersFor(some)).reading.subsector?.id;
const textOf = (some: Some) => writePlaybookReport(answersFor(some), TODAY).markdownReport;

const daycare: Some = {
  companyName: "Cedar Path Early Learning",
  companyActivity: "Three daycares for infants and toddlers",
  companyIndustry: "education",
  companyEmployees: "51-200",
  headOfficeLocation: "vancouver-island",
  businessChallenges: ["reducing_administrative_work_for_educators"],
  otherChallenge: "Daily notes for parents take each of our 40 educators 25 minutes a day.",
};
const broker: Some = {
  companyName: "Two Bridges Customs Brokers Ltd.",
  companyIndustry: "other",
  companyEmployees: "11-50",
  headOfficeLocation: "lower-mainland",
  otherChallenge:
    "We clear 140 entries a day and each entry takes 9 minutes to key from the commercial invoice.",
};

describe("a kind of firm that was told of another trade", () => {
  it.each<[string, Some]>([
    ["childcare", daycare],
    ["childcare", { companyName: "Garderie Les Petits Pas", companyIndustry: "education" }],
    ["customs-broker", broker],
  ])("is a %s", (id, some) => {
    expect(kindOf(some)).toBe(id);
  });

  it.each<[string | undefined, Some]>([
    ["k12-school", { companyName: "Cedar Path Academy", companyIndustry: "education" }],
    ["logistics", { companyName: "Two Bridges Warehousing", companyIndustry: "other" }],
    [
      undefined,
      { companyName: "Happy Tails", companyActivity: "Dog daycare and grooming", companyIndustry: "other" },
    ],
  ])("and a %s is none of these", (id, some) => {
    expect(kindOf(some)).toBe(id);
  });
});

it("a childcare provider begins with the notes, without a child's name, and is told of no students' marks", () => {
  const text = textOf(daycare);
  expect(text).toContain("daily notes drafted from what the educator says");
  expect(text).not.toMatch(/academic integrity|student names with marks/);
});

it("a customs broker begins with the keying of entries, and no code is chosen by software", () => {
  const text = textOf(broker);
  expect(text).toContain("invoice lines read into a draft entry");
  expect(text).not.toContain("demurrage");
});
