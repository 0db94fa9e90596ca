import type { Answers } from "@/lib/domain/assessment/assessment";
import { factsOf, isFirm } from "@/lib/domain/ledger/fact";
import { profileOf } from "@/lib/playbook/company-profile";
import { writePlaybookReport } from "@/lib/playbook/write-report";
import { answersFor } from "../../support/answers";
import { memoIn } from "../../support/report-texts";

const NOVEMBER = new Date("2026-11-22T20:00:00Z");
const reportOf = (some: Partial<Answers>) => writePlaybookReport(answersFor(some), NOVEMBER);
const sure = (some: Partial<Answers>) => profileOf(answersFor(some)).ledger.facts.filter(isFirm);

it("what went out wrong was noticed by a regulator only where the same sentence says so", () => {
  const wrong = { otherChallenge: "We shipped wrong parts to a client in March." };
  const { markdownReport } = reportOf({ ...wrong, aiFriction: "WorkSafeBC wants a form for everything." });
  expect(markdownReport).toContain("What went out wrong");
  expect(markdownReport).not.toContain("was noticed by");
});

describe("an audit of something else", () => {
  const audited = {
    aiFriction: "Consumer Protection BC audits our trust accounts.",
    companyEmployees: "51-200",
  };

  it("is no question about AI, and what is audited stays out of the trial", () => {
    const { markdownReport } = reportOf(audited);
    expect(markdownReport).toContain("Keep your trust accounts out of the trial");
    expect(markdownReport).not.toMatch(
      /You are asked where content goes|asked from outside where we use it|where each prompt goes/,
    );
  });

  it("names the body that is called by its place without an article", () => {
    expect(reportOf(audited).markdownReport).not.toContain("the Consumer Protection BC");
  });

  it("an auditor who asks about AI gets the register", () => {
    const { markdownReport } = reportOf({ aiFriction: "Our SOC 2 auditor asks where prompts go." });
    expect(markdownReport).toContain("will want to see where each prompt goes");
  });
});

it("“30 a week at 50 minutes each” is each of the 30, and both are worked out", () => {
  const { reportData } = reportOf({
    otherChallenge: "Obituaries. My directors write about 30 a week at 50 minutes each, mostly after hours.",
  });
  const { rows } = memoIn(reportData).worth.sum;
  expect(rows.slice(0, 3).map(({ figure }) => figure)).toEqual(["50", "× 30", "25"]);
  expect(JSON.stringify(reportData)).not.toContain("each director");
});

it("minutes of people stay theirs where nothing else was counted before", () => {
  const [rate] = factsOf(sure({ otherChallenge: "Assessments take four months each." }), "rate");
  expect(rate?.per).toBe("assessment");
});

describe("what is in use beside an assistant that is paid for", () => {
  const { reportData } = reportOf({
    aiToolsUsed: ["chatgpt"],
    aiExperience: "Two of our clerks use ChatGPT for product descriptions.",
    enterprisePlatforms: ["microsoft365"],
    companyEmployees: "51-200",
  });

  it("is counted in the account that the rule allows", () => {
    expect(memoIn(reportData).decision).toMatch(
      /a count of what Microsoft 365 Copilot Chat brings to product descriptions/,
    );
  });

  it("is measured, by the letter to staff, and not tried out", () => {
    const letter = JSON.stringify(reportData.annexes?.filter(({ id }) => id === "staff-letter"));
    expect(letter).toContain("We are going to measure one use of AI: what Microsoft 365 Copilot Chat brings");
  });
});

it("a mistake of people in the books is no invention of an assistant", () => {
  const { reportData } = reportOf({
    otherChallenge:
      "Ma répartitrice passe 3 heures chaque soir à tout ressaisir. En mai on s'est trompé de 11 000 $ sur une paie.",
  });
  expect(memoIn(reportData).problem.whatIsSo).not.toContain("every source is opened");
  expect(JSON.stringify(reportData)).not.toMatch(/records read into the record/i);
});

it("pieces that are named by letters are counted by one of them", () => {
  const { reportData } = reportOf({
    aiExperience:
      "Agents in production write 71% of merged PRs and close 30% of tickets; we measure it weekly.",
    orgAiElements: ["ai_policy", "dept_pilots", "steering_committee", "dedicated_budget"],
  });
  expect(memoIn(reportData).worth.sum.headline).toBe("What one merged PR costs, either way");
});
