import { profileOf } from "@/lib/playbook/company-profile";
import { detectSubsector } from "@/lib/playbook/subsector/detect-subsector";
import { writePlaybookReport } from "@/lib/playbook/write-report";
import { answersFor } from "../../support/answers";
import { memoIn } from "../../support/report-texts";

const TODAY = new Date("2026-11-22T20:00:00Z");

const lab = answersFor({
  companyName: "Corvid Analytical BioServices Inc.",
  companyActivity: "GMP contract testing lab: release and stability testing for 60 pharma sponsors",
  companyIndustry: "healthcare",
  companyEmployees: "51-200",
  companyBusinessModel: "b2b",
  headOfficeLocation: "lower-mainland",
  businessChallenges: ["filling_staffing_gaps_and_reducing_burnout"],
  otherChallenge: "Turnaround on a release test is 18 days and sponsors want 12.",
  aiToolsUsed: ["copilot"],
  aiExperience:
    "Since June we run a 12-week trial with Copilot for first drafts of deviation reports: 46 drafts, median writing time from 7.5 hours to 4.6, but 9 of the 46 cited an SOP version that was superseded. QA reviews every one.",
  aiFriction: "Three sponsors' quality agreements forbid AI on their data.",
  orgAiElements: ["dept_pilots", "ai_policy"],
  enterprisePlatforms: ["microsoft365"],
});

const dealer = answersFor({
  companyName: "Hrynkiw Equipment Ltd.",
  companyActivity: "Kubota and Case dealer, 5 branches: sales, rentals, parts and field service",
  companyIndustry: "retail",
  companyEmployees: "51-200",
  businessChallenges: ["keeping_the_right_stock_in_the_right_place"],
  otherChallenge: "Warranty claims: 260 a month, about 35 minutes each.",
  aiFriction: "We can't find techs, we are 14 short.",
});

const wordsOf = (answers: typeof lab): string =>
  JSON.stringify({ ...writePlaybookReport(answers, TODAY).reportData, industryBenchmarks: null });

describe("a testing laboratory that ticked healthcare", () => {
  it("is read as one, and is told of no patients and no clinic", () => {
    expect(profileOf(lab).reading.subsector?.id).toBe("contract-lab");
    expect(wordsOf(lab)).not.toMatch(/patients?\b|clinic\b|clinic manager|a diagnosis/i);
  });

  it("has the trial that it measures go on, with the errors that it counted", () => {
    const { pilot } = profileOf(lab).lead.trial;
    expect(pilot).toMatch(/^first drafts of deviation reports/);
    expect(wordsOf(lab)).toContain("Being wrong in 9 of the 46 leads to a rule");
    expect(memoIn(writePlaybookReport(lab, TODAY).reportData).risk.risk).toContain("Another wrong answer");
  });

  it("is not told that it gave no figures, and not that no one has checked them", () => {
    expect(wordsOf(lab)).not.toMatch(/did not say what it (?:gives|brings)|no one has checked the results/);
    expect(wordsOf(lab)).toContain("You gave figures of it");
  });

  it("is offered no help with old code for the release of a test", () => {
    expect(wordsOf(lab)).not.toMatch(/software that moves|old code/i);
  });
});

describe("a dealer in equipment that ticked retail", () => {
  it("is read as one, and is told of no shoppers and no loyalty records", () => {
    expect(profileOf(dealer).reading.subsector?.id).toBe("equipment-dealer");
    expect(wordsOf(dealer)).not.toMatch(/shopper|loyalty/i);
  });

  it("begins with its warranty claims, and is answered on the technicians that it lacks", () => {
    expect(profileOf(dealer).lead.trial.pilot).toMatch(/^warranty claims drafted from the work order/);
    expect(wordsOf(dealer)).not.toContain("from what you wrote: “We can't find techs, we are 14 short”");
  });

  it("is not meant where dealers are the customers of a plant", () => {
    const { subsector } = detectSubsector({
      industry: "manufacturing",
      companyName: "Delta Steel Works",
      title: "",
      platforms: "",
      about: "We make loader buckets and sell to dealers",
      typed: "",
    });
    expect(subsector?.id).toBe("metal-fabrication");
  });
});

it("schedules of doors are documents, and no rosters", () => {
  const text = wordsOf(
    answersFor({ otherChallenge: "Door schedules and spec sections take Priya two full weeks per project" }),
  );
  expect(text).not.toContain("proposed roster");
});
