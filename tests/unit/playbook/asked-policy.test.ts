import { askedPolicy } from "@/lib/playbook/own-lines/asked-policy";
import { leakedIn } from "@/lib/playbook/own-lines/leaked";
import { memoOf } from "../../support/told-firm";

const asked = (aiFriction: string) => askedPolicy({ aiFriction, otherChallenge: null, aiExperience: null });

describe("a written rule on AI that others ask for", () => {
  it.each([
    [
      "Also the insurer wants my WRITTEN policy on AI for the renewal of March 1 and I have nothing written.",
      "the insurer",
      "before March 1",
    ],
    ["Our bank asked for an AI policy by March 15.", "the bank", "before March 15"],
    [
      "The franchisor requires a written AI policy before the end of June.",
      "the franchisor",
      "before the end of June",
    ],
    ["Two customers want to see our rules on AI.", "the customers", null],
    ["The board wants a written policy for AI in April.", "the board", "by April"],
    [
      "The regulator expects us to have a written policy on AI use by 1 May.",
      "the regulator",
      "before May 1",
    ],
    ["The auditors are asking for our AI policy. Deadline is March 31.", "the auditors", "before March 31"],
    ["Head office needs an AI use policy by September.", "head office", "by September"],
    ["Our biggest client will not renew without a written policy on ChatGPT.", "the client", null],
    ["insurer sent a form, wants AI policy in writing by Dec 15", "the insurer", "before December 15"],
    [
      "Bank wants a page on how we use AI before the loan review on January 20.",
      "the bank",
      "before January 20",
    ],
    ["Underwriter is asking me for AI guidelines before December 1.", "the underwriter", "before December 1"],
  ])("%s", (text, by, before) => {
    expect(asked(text)).toEqual({ by, before });
  });

  it.each([
    "The insurer wants a higher premium on AI.",
    "Does the insurer want a written policy on AI?",
    "If the insurer wants a written policy on AI we will write one.",
    "The insurer wanted an AI policy last year, we sent it.",
    "The insurer asked for an AI policy and we gave it.",
    "Our policy with the insurer excludes AI.",
    "The bank wants a business plan by March.",
    "The client wants a return policy by May.",
    "A customer asked whether AI was used.",
    "We want a written AI policy by May.",
    "A competitor's insurer wants a written policy on AI.",
  ])("none by: %s", (text) => {
    expect(asked(text)).toBeNull();
  });

  const aiFriction = "The insurer wants my written policy on AI for the renewal of March 1.";

  it("is adopted first, and then comes the trial", () => {
    const page = memoOf({ otherChallenge: "Quotes take two weeks, 40 a month.", aiFriction });
    expect(page?.decision).toMatch(
      /^First adopt the AI rule in this report before March 1, as the insurer asked; then .* weeks from /,
    );
    expect(page?.monday.what).toMatch(/^Fill in the blanks of the AI rule in this report/);
  });

  it("is the ban, written down, where there is one", () => {
    const page = memoOf({ aiExperience: "It is forbidden here since June.", aiFriction });
    expect(page?.decision).toBe(
      "Adopt one written page before March 1, as the insurer asked: the ban, what it covers, and who answers for it.",
    );
    expect(page?.monday.what).toMatch(/^Write in three lines what the ban covers/);
  });

  it("is asked of no one who ticked a policy", () => {
    const page = memoOf({
      otherChallenge: "Quotes take two weeks, 40 a month.",
      aiFriction,
      orgAiElements: ["ai_policy"],
    });
    expect(page?.decision).not.toContain("First adopt");
  });
});

describe("what went into a tool and should not have", () => {
  const leaked = (aiExperience: string) => leakedIn({ aiExperience, aiFriction: null, otherChallenge: null });

  it.each([
    "A clerk pasted a payroll list into ChatGPT, we found out from the bank",
    "One of our designers uploaded a client's drawings to a free account",
    "Someone put the residents' names in ChatGPT without asking",
    "Two nurses typed patient names into a free chatbot",
  ])("%s", (text) => {
    expect(leaked(`${text}.`)).toBe(`“${text}”`);
  });

  it.each([
    "Our designer put the names into ChatGPT to sort the list, works well.",
    "A customer pasted our price list into ChatGPT and found out we are cheap.",
    "What if a clerk pasted a payroll list into a free account?",
    "If someone put names in ChatGPT without asking I would be angry.",
    "A competitor uploaded client files to a free account.",
    "I put my own recipe in ChatGPT.",
    "A clerk put the files in the wrong account.",
  ])("nothing by: %s", (text) => {
    expect(leaked(text)).toBeNull();
  });

  it("is page one's risk, before a kind of it", () => {
    const page = memoOf({
      aiExperience:
        "It is forbidden here since June. A cook put a guest list in ChatGPT with the names, we found out late.",
    });
    expect(page?.risk.risk).toMatch(
      /^What went out once goes out again: “A cook put a guest list in ChatGPT/,
    );
    expect(page?.risk.control).toContain("without blame");
  });
});
