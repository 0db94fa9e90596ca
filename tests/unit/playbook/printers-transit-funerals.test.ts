import { profileOf } from "@/lib/playbook/company-profile";
import { writePlaybookReport } from "@/lib/playbook/write-report";
import { answersFor } from "../../support/answers";

const TODAY = new Date("2026-11-22T20:00:00Z");
const idOf = (answers: Parameters<typeof answersFor>[0]) =>
  profileOf(answersFor(answers)).reading.subsector?.id;

const funerals = answersFor({
  companyName: "Brannock & Sons",
  companyActivity: "Three funeral homes and a crematorium in the Okanagan",
  companyEmployees: "11-50",
  headOfficeLocation: "kelowna",
  otherChallenge: "Obituaries take 50 minutes each, and the family corrects every second one.",
  aiToolsUsed: ["chatgpt"],
  enterprisePlatforms: ["microsoft365"],
});

describe("a kind of firm that had none", () => {
  it("is a printer, by its name and by what was typed", () => {
    expect(
      idOf({
        companyIndustry: "manufacturing",
        companyName: "Kerrisford Litho & Bindery",
        otherChallenge: "One reprint in nine is a wrong date that the proof had shown",
      }),
    ).toBe("commercial-printer");
  });

  it("is a transit operator, and goods in transit make none", () => {
    expect(
      idOf({
        companyName: "Lakehead Valley Partners Ltd.",
        companyActivity: "We run paratransit and bus service for six municipalities",
      }),
    ).toBe("transit-operator");
    expect(
      idOf({ companyName: "Halden Creek Works", otherChallenge: "Goods in transit are lost each week" }),
    ).toBeUndefined();
  });

  it("is a fish harvesters' co-operative that writes in French", () => {
    expect(
      idOf({
        companyIndustry: "manufacturing",
        companyName: "Coopérative de l'Anse-aux-Goélands",
        otherChallenge:
          "Les débarquements de crabe des neiges arrivent en huit semaines, et le MPO change les quotas",
      }),
    ).toBe("seafood-processor");
  });

  it("is a funeral home, whose trial is the obituary and whose customers are families", () => {
    const { reading, lead } = profileOf(funerals);
    expect([reading.subsector?.id, lead.trial.pilot]).toEqual([
      "funeral-home",
      "obituaries drafted from the family's own notes",
    ]);
    const text = JSON.stringify(writePlaybookReport(funerals, TODAY).reportData);
    expect(text).toContain("the files of families and of the deceased");
    expect(text).not.toMatch(/customers' records|your customers/i);
  });
});
