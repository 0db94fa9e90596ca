import { profileOf } from "@/lib/playbook/company-profile";
import { writePlaybookReport } from "@/lib/playbook/write-report";
import { answersFor } from "../../support/answers";

const TODAY = new Date("2026-11-22T20:00:00Z");
const reportOf = (answers: ReturnType<typeof answersFor>) => {
  const { reportData, markdownReport } = writePlaybookReport(answers, TODAY);
  const { pageOne, law } = reportData;
  if (!("memo" in pageOne)) throw new Error("There is no memo.");
  return { memo: pageOne.memo, text: markdownReport, laws: law?.applies.map(({ name }) => name) ?? [] };
};

const library = answersFor({
  companyName: "Kawartha Shores Public Library",
  companyActivity: "Public library with seven branches",
  companyIndustry: "education",
  companyEmployees: "51-200",
  headOfficeLocation: "other",
  customLocation: "Lindsay, Ontario",
  businessChallenges: ["reducing_administrative_work_for_educators"],
  otherChallenge: "We write 60 program descriptions a month, 45 minutes each.",
  aiFriction: "Patron records are confidential.",
  aiToolsUsed: ["chatgpt"],
  enterprisePlatforms: ["microsoft365"],
});

const town = answersFor({
  executiveTitle: "Chief Administrative Officer",
  companyName: "Town of Mill Bridge",
  companyActivity: "Municipal government",
  companyIndustry: "other",
  companyEmployees: "51-200",
  headOfficeLocation: "other",
  customLocation: "Mill Bridge, Ontario",
  otherChallenge:
    "Minutes and staff reports. We spend about 11 hours on each council meeting, 24 meetings a year.",
  aiToolsUsed: ["chatgpt"],
  enterprisePlatforms: ["microsoft365"],
});

const windows = answersFor({
  companyName: "Portes et fenêtres Beaurivage inc.",
  companyActivity: "Fabrication de portes et fenêtres sur mesure",
  companyIndustry: "manufacturing",
  companyEmployees: "51-200",
  headOfficeLocation: "other",
  customLocation: "Saint-Apollinaire, Québec",
  otherChallenge: "Nos soumissions prennent 4 heures chacune et nous en faisons 35 par semaine.",
  aiExperience: "Notre vendeuse se sert de ChatGPT pour traduire les soumissions en anglais.",
  aiToolsUsed: ["chatgpt"],
  enterprisePlatforms: ["microsoft365"],
  otherPlatforms: "AutoCAD",
});

describe("a public library", () => {
  it("is no school: it has patrons, a trial of its own and the law of Ontario's local boards", () => {
    const { lead, reading } = profileOf(library);
    expect([reading.subsector?.id, lead.trial.pilot]).toEqual([
      "public-library",
      "program descriptions drafted from a fact sheet",
    ]);
    const { memo, text, laws } = reportOf(library);
    expect(laws[0]).toMatch(/MFIPPA/);
    expect(laws.join()).not.toMatch(/PIPEDA/);
    expect(memo.risk.risk).toBe("What patrons confide goes into a tool that keeps it.");
    expect(text).not.toMatch(/student records|registrar/i);
  });
});

describe("a town in Ontario", () => {
  it("is told of its own law, its council and other local governments", () => {
    const { text, laws } = reportOf(town);
    expect(laws[0]).toMatch(/MFIPPA/);
    expect(text).toContain("We read you as a municipality because");
    expect(text).toContain("The council of the Town of Mill Bridge resolves:");
    expect(text).toContain("and learn from other local governments that you know");
    expect(text).not.toMatch(/corporate officer|First Nation government/i);
  });

  it("is named with its article within a sentence, and with a capital at the head of one", () => {
    const { text } = reportOf(town);
    expect(text).toContain("AI rule of the Town of Mill Bridge");
    expect(text).not.toMatch(/(?:^|[.!?] )the Town of|(?:at|of|describe) Town of/m);
  });

  it("begins with the reports that its own heading names, beside the hours that were told", () => {
    const { memo } = reportOf(town);
    expect(profileOf(town).lead.trial.pilot).toBe("drafted staff reports to council");
    expect(memo.problem.quotation).toBe(
      "We spend about 11 hours on each council meeting, 24 meetings a year.",
    );
    expect(memo.worth.sum.rows[0]).toMatchObject({
      figure: "11",
      what: "hours spent on one council meeting",
    });
  });

  it("keeps the government of a First Nation what it is", () => {
    const nation = { ...town, companyName: "Silver Creek First Nation", companyActivity: null };
    expect(reportOf(nation).text).toContain("We read you as a government of a First Nation because");
  });
});

describe("a maker of windows and doors", () => {
  it("is no metal shop because it writes “fabrication”, and begins with the quotes and not with their translation", () => {
    const { lead, reading } = profileOf(windows);
    expect([reading.subsector?.id, lead.trial.pilot]).toEqual([
      "window-door-maker",
      "drafted quotes from the opening list and the price file",
    ]);
  });

  it("is sold no drawing program's assistant for its quotes", () => {
    expect(reportOf(windows).text).not.toContain("Autodesk Assistant");
  });
});

describe("a carrier that crosses provincial borders", () => {
  const carrier = (activity: string) =>
    answersFor({
      companyName: "Dueck Refrigerated Trucking",
      companyActivity: activity,
      companyIndustry: "other",
      headOfficeLocation: "lower-mainland",
      officeExpansion: ["only-bc"],
      companyMarkets: "canada",
      otherPlatforms: "Samsara",
    });

  it("is under federal privacy law, and one that stays in the province is not", () => {
    expect(reportOf(carrier("We haul frozen food in BC, Alberta and Saskatchewan")).laws.join()).toMatch(
      /PIPEDA/,
    );
    expect(reportOf(carrier("We haul frozen food in BC, Alberta and Saskatchewan")).laws.join()).not.toMatch(
      /PIPA/,
    );
    expect(reportOf(carrier("We haul frozen food on the Lower Mainland")).laws.join()).toMatch(/BC PIPA/);
  });
});
