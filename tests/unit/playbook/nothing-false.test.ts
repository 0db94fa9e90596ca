import fc from "fast-check";
import type { Answers } from "@/lib/domain/assessment/assessment";
import { profileOf } from "@/lib/playbook/company-profile";
import { writePlaybookReport } from "@/lib/playbook/write-report";
import { READ_FIRMS } from "@/tests/fixtures/read-firms";
import { TELLING_SENTENCES } from "@/tests/fixtures/telling-sentences";
import { answersFor } from "@/tests/support/answers";
import { anyAnswers } from "@/tests/support/any-answers";
import { deniedIn } from "@/tests/support/denied-claims";

const TODAY = new Date("2026-11-22T20:00:00Z");
type Firm = keyof typeof READ_FIRMS;
const written = (answers: Answers) => writePlaybookReport(answers, TODAY);
const like = (firm: Firm, other: Partial<Answers> = {}): Answers =>
  answersFor({ ...READ_FIRMS[firm], ...other });

/** Our own words of a report, page and text alike. */
function ownWords(answers: Answers): string {
  const { reportData, markdownReport } = written(answers);
  return `${JSON.stringify(reportData)}\n${markdownReport}`.replace(/“[^”]*”/g, "“…”");
}

describe("nothing that a leader can find to be false", () => {
  const FALSE: readonly (readonly [name: string, firm: Firm, other: Partial<Answers>, says: RegExp])[] = [
    ["a policy was ticked", "pension", {}, /no written (?:AI )?policy|no policy/],
    [
      "a result was told",
      "pension",
      {},
      /Nothing you told us says|One use (?:in the business )?whose result/,
    ],
    ["pensions are not the federal regulator's", "pension", {}, /Model risk duties/],
    ["estimates are not experts who retire", "pension", {}, /Interview one expert|Passing on know-how/],
    ["residency is not a mess of records", "pension", {}, /problem of records first|one clean list/],
    ["a union is not a customer", "timber", {}, /customers would allow|three piles/],
    ["fault codes are not sensors", "timber", {}, /already[^.]*early warning|runs already[^.]*early warning/],
    ["nothing is left to invest", "timber", {}, /\$160,000|\$470,000/],
    ["it was tried once", "cpa", {}, /tried nothing|without having worked with it|have not worked with/],
    ["a verdict is not a shortage", "cpa", {}, /time is the first thing to set aside/],
    [
      "hotel systems were named",
      "ski",
      {},
      /[Nn]o shared system|\(None named\)[^"]*Systems|Systems to build on \(none named\)/,
    ],
    ["school systems were named", "charter", {}, /[Nn]o shared system|Systems to build on \(none named\)/],
    ["agents are in production", "saas", {}, /bot for every ticket|coding assistant/],
    [
      "cost is tracked weekly",
      "saas",
      {
        aiExperience: "We use Claude ourselves; we track cost per ticket weekly",
        orgAiElements: ["none_yet"],
      },
      /no shared account|stays with you|personal habit/,
    ],
    [
      "the jump is explained",
      "charter",
      {},
      /\+1[47]: \*\*A written AI policy, from the one-page rule on\.\*\*/,
    ],
    ["nothing runs there", "charter", {}, /executive team is (?:not )?among those who use/],
    ["schools of this kind have no provost", "charter", {}, /beyond British Columbia/],
    ["scribes are the first pilot", "clinic", {}, /ambient scribe[^.]*(?:months 7 to 12|until two trials)/i],
    ["a list that is full is not recruited for", "charter", {}, /Cost most\*\*\s*\n\s*\n#/],
    ["there is nothing that cost points", "saas", {}, /### Cost most\s*\n+#/],
    ["the name is whole", "law", {}, /Immigration Lawyers \/…|LLP…/],
    ["two steps are not three", "clinic", {}, /first three steps/],
    [
      "a ban is a ban",
      "gc",
      { aiExperience: "We banned ChatGPT" },
      /done live|Show one result|Pilots are running|are in use,/,
    ],
    [
      "there is no money",
      "gc",
      { aiFriction: "Our bank froze the line of credit, payroll is at risk" },
      /Set aside \$|budget line of its own/,
    ],
  ];
  it.each(FALSE)("%s: %s", (_, firm, other, says) => {
    expect(says.exec(ownWords(like(firm, other)))?.[0] ?? null).toBeNull();
  });

  it("says what the jump is made of, and single gains add up", () => {
    const { readinessAssessment: part } = written(like("charter")).reportData;
    const [first, second, third] = part.whatWouldMoveIt;
    expect(first?.change).toMatch(/: 8 for this, \d because the nine departments you ticked then count$/);
    const sum = (first?.points ?? 0) + (second?.points ?? 0) + (third?.points ?? 0);
    expect(part.analysis).toContain(`would together bring ${sum} points`);
  });

  it("asks where a tick and a sentence disagree, and takes neither for granted", () => {
    const { currentState } = written(
      like("pension", { aiFriction: "We have no AI policy and no money: there is no budget" }),
    ).reportData;
    expect(currentState.keyChallenges.join(" ")).toMatch(/about an AI policy do not agree\. Which is so\?/);
    expect(currentState.topDownVision).not.toMatch(/written policy/);
  });

  it("respects a ban: no trial, no practice, no demonstration", () => {
    const { reportData } = written(like("gc", { aiFriction: "We banned ChatGPT", aiExperience: "" }));
    const said = JSON.stringify([reportData.pageOne, reportData.currentState]);
    expect(said).toContain("The ban on ChatGPT holds until you lift it");
    expect(said).not.toMatch(/Run one measured pilot|Practise|hands-on/);
  });

  it.each(Object.keys(READ_FIRMS) as Firm[])("denies no answer of %s", (firm) => {
    const answers = like(firm);
    expect(deniedIn(written(answers).reportData, profileOf(answers).world)).toEqual([]);
  });
});

const sentences = fc
  .uniqueArray(fc.constantFrom(...TELLING_SENTENCES), { maxLength: 3 })
  .map((all) => (all.length === 0 ? null : all.join(". ")));

describe("any answers, in any combination", () => {
  it("give a report that asserts nothing an answer denies", () => {
    fc.assert(
      fc.property(
        anyAnswers,
        sentences,
        sentences,
        sentences,
        (any, aiExperience, aiFriction, otherChallenge) => {
          const answers = { ...any, aiExperience, aiFriction, otherChallenge };
          expect(deniedIn(written(answers).reportData, profileOf(answers).world)).toEqual([]);
        },
      ),
      { numRuns: 150 },
    );
  });
});
