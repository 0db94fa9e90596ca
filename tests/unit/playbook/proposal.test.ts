import { proposalIn } from "@/lib/playbook/own-lines/proposal";
import { memoOf } from "../../support/told-firm";

const inTheWay = (aiFriction: string) => proposalIn({ otherChallenge: null, aiFriction, aiExperience: null });

describe("what one of their own people says could be done", () => {
  it.each([
    [
      "Ottilie still thinks something could pick out the blank scans, just the blanks.",
      "Ottilie",
      "something could pick out the blank scans, just the blanks",
    ],
    [
      "Bram does our network three days a week and says half of the renaming could be scripted, no AI in it.",
      "Bram",
      "half of the renaming could be scripted, no AI in it",
    ],
    [
      "My nephew Lorcan studies statistics, he says he can make it guess which orders come back.",
      "Lorcan",
      "he can make it guess which orders come back",
    ],
    [
      "Priya (bench lead) reckons the camera could count the trays.",
      "Priya",
      "the camera could count the trays",
    ],
    [
      "Nadia suggested that we could ask for the size on the order form.",
      "Nadia",
      "we could ask for the size on the order form",
    ],
  ])("%s", (typed, name, words) => {
    expect(inTheWay(typed)).toMatchObject({ name, quote: `“${words}”` });
  });

  it.each([
    "Bram says it can't be scripted.",
    "Bram says no machine could do it.",
    "Bram thinks she is just slow.",
    "Bram says we could lose the contract.",
    "Bram thinks a bot could replace the front office.",
    "Bram says that we could sell the model to others.",
    "The vendor says their tool could do it.",
    "Copilot says it could do it.",
    "Does Bram think it could be scripted?",
    "Bram says it never could be trusted.",
    "Bram could do it on Mondays.",
  ])("none in: %s", (typed) => {
    expect(inTheWay(typed)).toBeNull();
  });

  const SCANS =
    "Blank scans. 61,000 a season and nine in ten have nothing on them. Reports go out late because of it.";
  const SAYS = "Ottilie thinks something could pick out the blank scans, just the blanks.";

  it("is the trial, under the one who proposes it, before a use that runs elsewhere", () => {
    const page = memoOf({
      otherChallenge: SCANS,
      aiFriction: SAYS,
      aiExperience: "ChatGPT for job ads, fine.",
    });
    expect(page?.decision).toContain(
      "under Ottilie: the proposal by Ottilie, “something could pick out the blank scans, just the blanks”, tried on finished work of which the answer is known",
    );
    expect(page?.monday.what).toContain("With Ottilie, pick finished work");
  });

  it("is behind work that was told with its figures", () => {
    const page = memoOf({
      otherChallenge: "Estimates. We write 60 estimates a month and each takes 3 hours.",
      aiFriction: SAYS,
    });
    expect(page?.decision).not.toContain("the proposal by");
  });

  it("is begun beside a ban where it needs no AI, and is no doubt of the one who says it", () => {
    const page = memoOf({
      otherChallenge: "14 of 38 books were late. AI is banned here by my memo.",
      aiFriction:
        "Bram says half of the renaming could be scripted, no AI in it. Nothing leaves the building.",
      aiExperience: "AI is banned here by my memo.",
    });
    expect(page?.decision).toContain(
      "Beside it, and without AI: give Bram the hours to show that “half of the renaming could be scripted, no AI in it”.",
    );
    expect(page?.toldInstead ?? "").not.toContain("Bram");
  });
});

describe("one who is named right before, and retires", () => {
  const told =
    "Traceability. Every jar goes back to a hive. It is typed by Hedda into a database that she built. She retires in May. Nobody else understands it.";

  it("is the problem where no one else knows it", () => {
    const page = memoOf({ otherChallenge: told });
    expect(page?.decision).toContain("a record of what Hedda knows");
  });

  it.each([
    told.replace(" Nobody else understands it.", ""),
    told.replace("typed by Hedda", "typed by Hedda or read by Inga"),
    told.replace("She retires", "The press retires"),
  ])("is none where others know it, or two were named: %s", (typed) => {
    expect(memoOf({ otherChallenge: typed })?.decision).not.toContain("a record of what");
  });
});
