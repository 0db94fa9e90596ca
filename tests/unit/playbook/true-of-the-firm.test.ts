import { profileOf } from "@/lib/playbook/company-profile";
import { officeIn } from "@/lib/playbook/lead/whose-work";
import { toldFigures } from "@/lib/playbook/told-figures";
import { seasonIn } from "@/lib/playbook/value/box/season";
import { writePlaybookReport } from "@/lib/playbook/write-report";
import { FIRMS, WRITTEN_ON } from "../../fixtures/firms";
import { FRESH_FIRMS } from "../../fixtures/fresh-firms";
import { READ_FIRMS } from "../../fixtures/read-firms";

const reportOf = (answers: Parameters<typeof profileOf>[0]) =>
  writePlaybookReport(answers, WRITTEN_ON).reportData;

describe("a number that holds for a season", () => {
  it.each([
    ["We answer 900 emails a week in August", "in August"],
    ["répond à 900 courriels par semaine en août", "in August"],
    ["40 calls a day during tax season", "in the tax season"],
    ["300 quotes a week every spring", "in spring"],
    ["50 plaintes par jour en été", "in summer"],
    ["We may answer 900 emails a week", null],
    ["Nous en avons 900 par semaine", null],
  ])("%s: %s", (sentence, season) => {
    expect(seasonIn(sentence)).toBe(season);
  });

  it("is made no year of, and a French noun is said in English", () => {
    const { pageOne } = reportOf(FRESH_FIRMS.college);
    const sum = "memo" in pageOne ? pageOne.memo.worth.sum : null;
    expect(sum?.headline).toBe("120 hours a week in August");
    expect(JSON.stringify(sum)).not.toMatch(/courriel|a year, spent/);
  });
});

describe("what is said of the firm is so", () => {
  it("a kitchen of ten is no group, and a clinic counts its clinics once", () => {
    const [tallow] = FIRMS;
    expect(tallow && profileOf(tallow).reading.why).toMatch(/^We read you as a restaurant because/);
    expect(toldFigures(profileOf(READ_FIRMS.clinic))).toMatch(/eleven clinics/);
    expect(toldFigures(profileOf(READ_FIRMS.clinic))).not.toMatch(/three clinics/);
  });

  it("the charter names the tools of its own task alone", () => {
    const charter = reportOf(READ_FIRMS.clinic).annexes?.find(({ id }) => id === "pilot-charter");
    expect(JSON.stringify(charter)).not.toMatch(/Workday/);
  });

  it("a bakery is read as one", () => {
    expect(profileOf(FRESH_FIRMS.bakery).reading.why).toBe(
      "We read you as a bakery because of “Boulangerie” and “Levain” in your company's name.",
    );
  });

  it("a team that works in French is no crew that reads another language badly", () => {
    const report = reportOf(FRESH_FIRMS.bakery);
    expect(JSON.stringify(report)).not.toMatch(
      /crew's languages|language that it does not read|part of the crew/,
    );
    const { pageOne } = report;
    expect("memo" in pageOne && pageOne.memo.risk.risk).toBe(
      "What a tool can do in a demonstration, it may do less well in French.",
    );
  });

  it("a sentence that the first pilot answers is answered once", () => {
    const { solutionLandscape } = reportOf(READ_FIRMS.salmon);
    const said = solutionLandscape.filter(({ challenge }) => challenge.includes("DFO openings"));
    expect(said).toHaveLength(1);
  });

  it("a school that lost its intake is not told to look at its quotes", () => {
    const ferrier = FIRMS.find(({ companyName }) => companyName === "Ferrier Sound College");
    expect(ferrier && JSON.stringify(reportOf(ferrier))).not.toMatch(/quotes better|last twenty offers/);
  });

  it("a model that scores payments is no agent that a text can steer", () => {
    expect(JSON.stringify(reportOf(FRESH_FIRMS.bank).risks)).not.toMatch(/Hostile text/);
    expect(JSON.stringify(reportOf(READ_FIRMS.saas).risks)).toMatch(/Hostile text/);
  });

  it.each([
    ["Our admissions office answers 900 emails a week", "the admissions office"],
    ["Le service des réclamations reçoit 80 appels par jour", "the claims office"],
    ["Emails take us all morning", null],
  ])("whose work it is, where it is named: %s", (sentence, office) => {
    expect(officeIn(sentence)).toBe(office);
  });
});
