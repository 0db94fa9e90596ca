import { recheckedIn } from "@/lib/playbook/own-lines/rechecked";
import { memoOf, textOf } from "../../support/told-firm";

const inChallenge = (otherChallenge: string) => recheckedIn({ otherChallenge, aiExperience: null });

describe("who checks all of what a tool drafts", () => {
  it.each([
    ["Ingrid Sole (our only engineer) re-checks every line, 1.5 hrs each.", "Ingrid Sole"],
    ["Since May Marta double-checks everything.", "Marta"],
    ["Our partner still reads all of it.", null],
    ["I check every figure myself.", null],
  ])("%s", (typed, who) => {
    expect(inChallenge(typed)?.who).toBe(who);
  });

  it.each([
    "No one re-checks every line.",
    "Ingrid should check every line.",
    "The client checks every line.",
    "Would Ingrid check everything?",
    "Ingrid checks the mail.",
  ])("none in: %s", (typed) => {
    expect(inChallenge(typed)).toBeNull();
  });
});

describe("a tool that drafts, and a check that takes half of the gain", () => {
  const page = memoOf({
    otherChallenge:
      "Hazard reports: 30 a month. Used to take a tech 5 hrs, with Claude it's 2. But Ingrid Sole re-checks every line, 1.5 hrs each. Tech $80/hr.",
    aiExperience: "Daily. Claude drafts our hazard reports.",
  });

  it("is a trial of a shorter check, with the one who checks", () => {
    expect(page?.decision).toContain(
      "a shorter check of each hazard report, by a list that Ingrid Sole writes",
    );
    expect(page?.monday.what).toMatch(
      /^With Ingrid Sole, list what was corrected in the last ten hazard reports/,
    );
    expect(page?.notNow).toContain("A further use of AI");
  });

  it("takes the check off what is saved, and puts no price on hours of two prices", () => {
    const rows = page?.worth.sum.rows.map(({ figure, what }) => `${figure} ${what}`).join("; ");
    expect(page?.worth.sum.headline).toBe("540 hours a year, after the check");
    expect(rows).toContain("3 − 1.5 hours saved on one report, less the check");
    expect(rows).not.toContain("$");
  });

  it("counts a short check in minutes", () => {
    const sum = memoOf({
      otherChallenge:
        "AI took a summary from 40 minutes to 10 and we do 90 a week, but an adjuster checks each one, 12 minutes.",
    })?.worth.sum;
    expect(sum?.rows.map(({ figure, what }) => `${figure} ${what}`).join("; ")).toContain(
      "30 − 12 minutes saved on one summary, less the check; × 90 summaries a week, ÷ 60; 27 hours a week",
    );
  });

  it("takes off what is undone again", () => {
    const sum = memoOf({
      otherChallenge:
        "The machine draft spares a translator 2 hrs per document; then the reviser spends 45 min undoing its ideas. We do 32 documents a month.",
    })?.worth.sum;
    expect(sum?.headline).toBe("480 hours a year, after the check");
  });

  it("sums nothing where the check takes all of it", () => {
    const none = memoOf({
      otherChallenge:
        "Hazard reports: 30 a month. Used to take a tech 3 hrs, with Claude drafting it's 2. But Ingrid Sole re-checks every line, 1.5 hrs each.",
    });
    expect(none?.worth.sum.headline).not.toContain("after the check");
    expect(none?.worth.sum.headline).not.toContain("saved");
  });

  it("is told to a director as it is reckoned", () => {
    const text = textOf({
      otherChallenge:
        "Hazard reports: 30 a month. Used to take a tech 5 hrs, with Claude drafting from photos it's 2. But since May Ingrid Sole re-checks every line, 1.5 hrs each.",
      aiExperience: "Daily. Claude drafts our hazard reports.",
    });
    expect(text).toContain(
      "3 hours saved on each, less 1.5 of checking, times 30 a month are 45 hours a month",
    );
    expect(text).not.toContain("“2” x");
  });
});

describe("a model of their own, and a second reading of each piece since it missed one", () => {
  const told =
    "With our grading model a board went from 40 seconds to 12. In May it passed a split one and a roof came down, so we put back a second look at every board. I want my 12 seconds back.";

  it("is a shorter reading of those pieces, and no other use", () => {
    const page = memoOf({ otherChallenge: told, aiExperience: "Copilot for emails, weekly." });
    expect(page?.decision).toContain(
      "a shorter check of each board, by a list that the one who checks writes: what the tool is unsure of and what must not be missed, the rest by sample",
    );
    expect(page?.stop.text).toContain("one that must not be missed gets through");
    expect(page?.notNow).toContain("A further use of AI");
  });

  it.each([
    told.replace("our grading model", "a new saw").replace("it passed", "we passed"),
    told.replace("every board", "every line"),
    told.replace("we put back", "the buyer should put back"),
  ])("is none where no tool, no piece or no check of theirs was told: %s", (typed) => {
    expect(memoOf({ otherChallenge: typed })?.decision).not.toContain("a shorter check of each board");
  });
});
