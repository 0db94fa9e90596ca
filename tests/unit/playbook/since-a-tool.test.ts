import { countedFault } from "@/lib/playbook/faults/counted-fault";
import { whereItErrs } from "@/lib/playbook/faults/since-a-tool";
import { memoOf } from "../../support/told-firm";

const partOf = (aiExperience: string) =>
  whereItErrs({ aiExperience, otherChallenge: null, aiFriction: null });

describe("where a tool errs, in their words", () => {
  it.each([
    [
      "Captions from scans. Provenance is where it bluffs: it writes 'never restored' like a dealer.",
      "provenance",
    ],
    ["We use it for every quote. Copilot gets freight wrong.", "freight"],
    ["Good on letters, but it guesses at dosages.", "dosages"],
    ["ChatGPT makes up part numbers, so I read every line.", "part numbers"],
    ["Where it slips is dates.", "dates"],
    ["Speed is real. Measurements are where Claude goes wrong.", "measurements"],
    ["It's quick. It still struggles with our abbreviations.", "abbreviations"],
    ["It invents warranty terms and nobody noticed for a month.", "warranty terms"],
    ["The tone is fine. It is weak on lot sizes.", "lot sizes"],
    ["Gemini does the minutes, the motions are where it gets it wrong.", "motions"],
  ])("%s", (told, part) => {
    expect(partOf(told)).toBe(part);
  });

  it.each([
    "Provenance is where it shines.",
    "It does not guess at dosages.",
    "If it guesses at dosages we stop.",
    "Does it get freight wrong?",
    "Competitors say it invents part numbers.",
    "It would slip up on dates, I think.",
    "It gets it wrong.",
    "It fails at times.",
    "It bluffs on sizes. It makes up dates.",
    "It used to get freight wrong.",
  ])("nothing is read from “%s”", (told) => {
    expect(partOf(told)).toBeNull();
  });
});

const sinceOf = (otherChallenge: string, aiExperience: string | null = null) =>
  countedFault({ otherChallenge, aiExperience, aiFriction: null })?.since ?? null;

describe("what has grown since a tool does the work", () => {
  it.each([
    "AI drafting took a caption from 20 minutes to 9. Buyers sent back 96 prints last year, against 30 the year before.",
    "Copilot writes our work orders. 310 callbacks a month, up from 120.",
    "Claude does the labels now. Last fall 41 labels went out wrong, twice as many as the fall before.",
    "The chatbot answers first. We had 75 chargebacks last quarter, it was 30.",
  ])("%s", (told) => {
    expect(sinceOf(told)).toEqual({ part: null });
  });

  it.each([
    ["no tool is named", "Buyers sent back 96 prints last year, against 30 the year before."],
    ["a tool is only wished for", "Could AI help? 310 callbacks a month, up from 120."],
    ["it has not grown", "Copilot writes our work orders. 310 callbacks a month, down from 420."],
    ["nothing before it was counted", "Copilot writes our work orders. 310 callbacks a month."],
    ["the tool was stopped", "Copilot wrote our orders, we stopped. 310 callbacks a month, up from 120."],
    ["others use it", "Competitors use AI. 310 callbacks a month, up from 120."],
  ])("is not read where %s", (_why, told) => {
    expect(sinceOf(told)).toBeNull();
  });

  const page = memoOf({
    otherChallenge:
      "11,000 prints a year; AI drafting took a caption from 20 minutes to 9, writers cost $44/hr. But buyers sent back 96 prints as 'not as described' in the last two fairs, against 30 in the two before.",
    aiExperience: "Captions from scans. Speed is real. Provenance is where it bluffs.",
  });

  it("is sorted by cause, and the tool kept from the part where it errs", () => {
    expect(page?.decision).toContain(
      "the 96 returned prints sorted by cause, with no AI on provenance meanwhile, and the rest going on",
    );
    expect(page?.stop.text).toContain("provenance is behind fewer than half of them");
    expect(page?.monday.what).toBe(
      "Sort the 96 returned prints by cause, one word each, and count how many are about provenance.",
    );
    expect(page?.notNow).toContain("A further use of AI");
  });
});
