import { inStepText, teamFindings } from "@/lib/domain/team/findings";
import { teamPromise } from "@/lib/domain/team/messages";
import { TeamFigures, type TeamResult } from "@/lib/domain/team/result";
import type { TeamAnswers } from "@/lib/domain/team/team";
import { workOut } from "@/lib/domain/team/work-out";
import { colleague, unknowing } from "@/tests/fixtures/teams";

const LEADER = { orgPosture: "exploring", aiConfidence: 6, orgAiElements: ["ai_policy"] };
const found = (replies: readonly TeamAnswers[], name: string | null = null) => {
  const result: TeamResult = {
    ...workOut(replies, LEADER),
    actions: [{ item: "ai_policy", flag: "little_known", what: "Read it aloud.", owner: "CEO" }],
  };
  return { result, findings: teamFindings(result, name) };
};
const many = (count: number, answers: TeamAnswers) => Array.from({ length: count }, () => answers);

describe("what a check came to, in words", () => {
  const { result, findings } = found([
    colleague({ posture: "curious", confidence: 2, obstacle: "cost" }, { ai_policy: "no" }),
    colleague({ posture: "exploring", confidence: 2, obstacle: "cost" }, { ai_policy: "no" }),
    colleague({ posture: "activating", confidence: 2 }, { ai_policy: "unknown" }),
    colleague({ posture: "championing", confidence: 3 }),
  ]);
  const of = (item: string) => findings.find((finding) => finding.item === item);

  it("are ten items in the order in which they were asked, under one headline", () => {
    expect(findings.map(({ title }) => title)).toEqual([
      "Attitude to AI",
      "A written AI policy",
      "Pilots in departments",
      "A steering committee",
      "A dedicated budget",
      "Internal champions",
      "External consultants",
      "What to start with",
      "What gets in the way most",
      "Confidence in judging what AI produces",
    ]);
    expect(findings.filter(({ words }) => words.length === 0)).toHaveLength(result.inStep);
    expect(inStepText(result)).toBe("5 of 10 in step");
  });

  it("say the middle of a scale, how far apart the answers are, and whether that is apart from you", () => {
    expect(of("posture")).toMatchObject({
      leader: "Exploring",
      team: "Between Exploring and Activating",
      words: ["split"],
      scale: { leader: 3, middle: 3.5, steps: 5 },
    });
    expect(of("confidence")).toMatchObject({
      leader: "6 of 10",
      team: "2 of 10",
      words: ["agree", "apart from you"],
    });
  });

  it("say of a building block how many know of it, with the action beside the flag", () => {
    expect(of("ai_policy")).toMatchObject({
      leader: "In place",
      team: "1 of 4 say it is in place",
      words: ["In place on paper: 1 of 4 know of it"],
      actions: [{ what: "Read it aloud.", owner: "CEO" }],
    });
    expect(of("dept_pilots")).toMatchObject({ leader: "Not in place", words: ["Further than you think"] });
  });

  it("say what most have named, or that there is no common first", () => {
    expect(of("firstChallenge")).toMatchObject({ leader: null, team: "Something else: 4 of 4", words: [] });
    expect(of("obstacle")).toMatchObject({ team: "", words: ["no common first"] });
  });

  it("name the leader to others than the leader", () => {
    const { findings: shared } = found(many(4, colleague({ confidence: 1 })), "Margaret Osei");
    const words = shared.flatMap((finding) => finding.words);
    expect(words).toContain("apart from Margaret Osei");
    expect(words).toContain("Further than Margaret Osei thinks");
    expect(JSON.stringify(shared)).not.toMatch(/\byou\b/i);
  });

  it("say that no one can say, where no one could", () => {
    const { findings: unknown } = found(many(4, unknowing()));
    expect(unknown[3]?.words).toEqual(["No one can say"]);
  });

  it("never say of one building block that some know of it and that no one does", () => {
    const { findings: unknown } = found(many(4, unknowing()));
    expect(unknown[1]?.words).toEqual(["In place on paper: 0 of 4 know of it"]);
    const halves = [...many(2, unknowing()), ...many(2, colleague({}, { dedicated_budget: "yes" }))];
    const { findings: split } = found(halves);
    expect(split[1]).toMatchObject({ words: ["In place on paper: 2 of 4 know of it"] });
    expect(split[4]).toMatchObject({
      team: "2 of 4 say it is in place",
      words: ["Half of them or more do not know"],
    });
  });
});

/** What is kept of the replies, and with which words it was announced to those who gave them. */
const ANNOUNCED: Readonly<Record<string, RegExp | null>> = {
  // How many have answered is on the page itself; the headline counts what follows.
  answered: null,
  inStep: null,
  posture: /the middle of all answers and how far apart they are/,
  confidence: /the middle of all answers and how far apart they are/,
  blocks: /for the building blocks how many said yes.*half of you or more do not know/,
  firstChallenge: /what to start with.*which one was named most, and by how many/,
  obstacle: /what gets in the way.*which one was named most, and by how many/,
};

describe("what a colleague is told", () => {
  const { sees, when, also, alike, noOne } = teamPromise("Margaret Osei");

  it("is all that is shown later", () => {
    expect(Object.keys(ANNOUNCED).sort()).toEqual(Object.keys(TeamFigures.shape).sort());
    for (const words of Object.values(ANNOUNCED))
      if (words !== null) expect(`${sees} ${also}`).toMatch(words);
  });

  it("says from how many answers on, and what it does not hide", () => {
    expect(when).toBe("once at least 4 have answered and it is closed");
    expect(alike).toBe("If all of you answer alike, Margaret Osei knows what each of you answered.");
    expect(noOne).toMatch(/single answers, not even the chapter's admins\.$/);
  });
});
