import { writeQuestions } from "@/lib/playbook/questions";
import { firm, memoOf, type Some, textOf } from "../../support/told-firm";

describe("what two answers say together", () => {
  it("an insurer that was told no by a firm that uses AI has to be told", () => {
    const asked = "The E&O insurer asked on the renewal if we use AI and I ticked no.";
    const title = "The insurer was told no, and the answer is yes";
    expect(textOf({ aiToolsUsed: ["chatgpt"], aiFriction: asked })).toContain(title);
    expect(textOf({ aiToolsUsed: ["none"], aiFriction: asked })).not.toContain(title);
  });

  it("seats that are paid for and not used come before any new tool, and the rule allows them", () => {
    const text = textOf({
      companyIndustry: "manufacturing",
      aiToolsUsed: ["copilot"],
      enterprisePlatforms: ["microsoft365"],
      aiExperience: "Bought 30 Copilot licences in January, 9 people use them.",
    });
    expect(text).toContain("21 of 30 seats of Copilot are paid for and idle");
    expect(text).toContain("Microsoft 365 Copilot for those who have a seat");
  });
});

describe("an owner who wants a margin and a controller who doubts", () => {
  const both: Some = {
    companyIndustry: "manufacturing",
    aiToolsUsed: ["copilot"],
    otherChallenge: "Our PE owner (since 2022) wants to sell in 2028 and EBITDA has to go from 9% to 13%.",
    aiFriction: "Our CFO thinks it is a toy and asks for the payback of every dollar.",
  };

  it("the one who doubts sets the conditions, by the title that was typed", () => {
    expect(memoOf(both)?.decision).toContain("First have the CFO write what would have to be shown");
  });

  it("are not told that there is no figure where one was told", () => {
    expect(textOf(both)).toContain("neither has a figure");
    const told = {
      ...both,
      aiExperience: "A camera on line 6 rejects wrong cartons, it paid back in 7 months.",
    };
    expect(textOf(told)).not.toContain("neither has a figure");
  });
});

describe("a contract that forbids it", () => {
  it("is in the AI rule, and not in a risk alone", () => {
    const text = textOf({
      companyActivity: "Diamond drilling for mines",
      aiToolsUsed: ["copilot"],
      enterprisePlatforms: ["microsoft365"],
      aiFriction: "The mine owners' contracts say no data off site.",
    });
    expect(text).toContain("What a contract keeps out of AI tools goes into none");
  });
});

describe("a problem of their own", () => {
  it("is answered by what it is about, and not by a word in it", () => {
    const text = textOf({
      companyIndustry: "real-estate",
      businessChallenges: ["managing_leases_documents_and_deadlines"],
      otherChallenge: "Two managers left for a competitor in June.",
    });
    expect(text).not.toMatch(/listing questions|More selling time/);
    expect(text).toContain("Finding and keeping people");
  });
});

describe("the follow-up questions", () => {
  it("quote a whole sentence of what is in the way, and no half of one", () => {
    const { q2Followup } = writeQuestions(
      firm({
        aiToolsUsed: ["chatgpt"],
        aiFriction:
          "RIBO. Our renewal is March 1 and the underwriter wants to see what controls we have. Nobody in the office trusts it now, and the files are a mess from top to bottom.",
      }),
    );
    expect(q2Followup).toContain(
      '"Our renewal is March 1 and the underwriter wants to see what controls we have"',
    );
  });
});
