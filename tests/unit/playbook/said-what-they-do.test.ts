import { profileOf } from "@/lib/playbook/company-profile";
import { answersFor } from "../../support/answers";

const kindOf = (some: Parameters<typeof answersFor>[0]): string | null =>
  profileOf(answersFor(some)).reading.subsector?.id ?? null;

describe("a firm that says what it does is read as that, or as nothing", () => {
  it.each([
    [
      "homes of a home builder",
      {
        companyName: "Northshore Supported Homes",
        companyActivity: "We run 37 group homes for adults with disabilities.",
        companyIndustry: "healthcare",
      },
    ],
    [
      "a shop online",
      {
        companyName: "Salt & Satin Bridal",
        companyActivity: "Bridal and formal shop with our own alterations room.",
        companyIndustry: "retail",
      },
    ],
    [
      "a mine",
      {
        companyName: "Tannery Road Finishing",
        companyActivity: "Plating for aerospace, mining and oil field parts.",
        companyIndustry: "manufacturing",
      },
    ],
    [
      "a trucking company",
      {
        companyName: "Overlook Elevator",
        companyActivity: "We maintain elevators and escalators.",
        otherPlatforms: "Geotab",
        otherChallenge: "Dispatch sends the mechanic in blind.",
      },
    ],
  ] as const)("not as %s", (_, some) => {
    expect(kindOf(some)).toBeNull();
  });

  it.each([
    ["developer", { companyName: "Cedar Crest Homes", companyIndustry: "real-estate", companyActivity: "" }],
    ["post-secondary", { companyName: "Harbour College", companyIndustry: "education", companyActivity: "" }],
  ] as const)("%s, where the name and the industry say so", (id, some) => {
    expect(kindOf(some)).toBe(id);
  });
});
