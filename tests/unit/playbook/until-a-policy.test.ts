import { firm, memoOf, reportOf, type Some, textOf } from "../../support/told-firm";

const shelter: Some = {
  companyName: "North Shore Shelter Society",
  companyEmployees: "11-50",
  aiToolsUsed: ["chatgpt"],
  aiExperience: "A case worker drafted a funder letter with ChatGPT before.",
  aiFriction:
    "The board put all AI on hold until we have a written policy. They asked me to bring it to the February meeting.",
  otherChallenge: "Grant reports take 9 hours each, 14 a year.",
  businessChallenges: ["raising_productivity_with_the_team_we_have"],
};
const effectsOf = (some: Some) => firm(some).stances.map(({ effect }) => effect);

describe("AI that waits for a policy", () => {
  it.each([
    "The board put all AI on hold until we have a written policy.",
    "AI is on hold till there are guidelines.",
    "We banned AI until a policy is adopted.",
    "L'IA est interdite jusqu'à ce que la politique soit écrite.",
  ])("%s: the policy comes first, and it is no ban for good", (aiFriction) => {
    expect(effectsOf({ aiFriction })).toContain("policyFirst");
    expect(effectsOf({ aiFriction })).not.toContain("respectBan");
  });

  it.each(["The board banned AI.", "Our ERP project is on hold until the audit."])(
    "%s: that is something else",
    (aiFriction) => {
      expect(effectsOf({ aiFriction })).not.toContain("policyFirst");
    },
  );

  it("is asked of those who decided it, at the meeting that was named, before any trial", () => {
    expect(memoOf(shelter)?.decision).toMatch(/^First bring the board the written policy that it waits for/);
    const { calendar, nextSteps } = reportOf(shelter).reportData;
    expect(calendar?.notes.join(" ")).toContain(
      "with the meeting that you named for February, no trial begins before March 1, 2027",
    );
    expect(nextSteps.join(" ")).toContain("On March 1, 2027: the trial starts");
  });

  it("has its draft in the report, which says what holds until then", () => {
    const { annexes } = reportOf(shelter).reportData;
    const rule = annexes?.find(({ id }) => id === "ai-rule");
    expect(rule?.use).toContain("The draft of the written policy");
    expect(JSON.stringify(rule)).toContain("Before that day no AI tool is used for our work");
    expect(JSON.stringify(annexes?.find(({ id }) => id === "resolution"))).toContain(
      "the AI rule has been adopted",
    );
  });

  it("is told of nothing in use", () => {
    expect(textOf(shelter)).not.toMatch(/\bis in use\b|Keep the ban|what the ban is there to prevent/);
  });
});
