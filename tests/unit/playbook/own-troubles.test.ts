import { backlogIn } from "@/lib/playbook/faults/backlog";
import { overranOf } from "@/lib/playbook/faults/overran";
import { rulesDiffer } from "@/lib/playbook/faults/rules-differ";
import { unbilledIn } from "@/lib/playbook/faults/unbilled";
import { recordsIn } from "@/lib/playbook/own-lines/records";
import { memoOf } from "../../support/told-firm";

const told = (otherChallenge: string) => ({ otherChallenge, aiFriction: null });

describe("work that has piled up", () => {
  it.each([
    ["340,000 ft of video shot and not coded.", 340_000, "ft"],
    ["We have 900 files in the backlog.", 900, "files"],
    ["The backlog is about 1,200 claims.", 1200, "claims"],
  ])("%s", (typed, count, unit) => {
    expect(backlogIn(typed)).toMatchObject({ count, unit });
  });

  it.each([
    "The backlog is 6 weeks.",
    "We have 12 people behind the counter.",
    "We want the backlog under 60 files.",
    "Would a backlog of 900 files be normal?",
  ])("none in: %s", (typed) => {
    expect(backlogIn(typed)).toBeNull();
  });

  const page = memoOf({
    otherChallenge:
      "340,000 ft of video shot and not coded. Cities don't pay till the coded report is in, $1.35 a foot. Crews shoot 6,200 ft a day, my 4 coders together get thru 5,500.",
  });

  it("is taken in the order in which it is paid, and page one says how fast it grows", () => {
    expect(page?.problem.quotation).toBe("340,000 ft of video shot and not coded.");
    expect(page?.problem.whatIsSo).toBe("It grows by 700 ft a day: 6,200 come in and 5,500 go out.");
    expect(page?.decision).toContain("the backlog taken in the order in which it is paid");
  });

  it("is cash that waits, and no cost", () => {
    expect(page?.worth.sum.headline).toBe("$459,000 in all waits to be billed");
    expect(page?.worth.mustBeTrue).toContain("It is cash that waits, and no saving.");
    expect(page?.cost.title).not.toContain("Repaid");
  });

  it("does not grow where more goes out than comes in", () => {
    const typed = "340,000 ft shot and not coded. Crews shoot 5,200 ft a day, we get through 5,500.";
    expect(backlogIn(typed)?.isSo).toBeNull();
  });
});

describe("work that took longer than it was sold for", () => {
  const typed = "I quoted 5,400 shop hours on the nine together and we burned 7,050, at $52 loaded.";

  it.each([
    [typed, "hours"],
    ["We bid 12 days on each refit and they took 15.", "days"],
  ])("%s", (sentence, time) => {
    expect(overranOf(told(sentence))?.time).toBe(time);
  });

  it.each([
    "We quoted 400 hours and worked 380.",
    "We quoted $5,400 and it took 7,050 screws.",
    "If we quoted 400 hours and worked 500 we would lose.",
  ])("none in: %s", (sentence) => {
    expect(overranOf(told(sentence))).toBeNull();
  });

  it("is laid beside the quote, by what is on record, and its hours are worth their wage", () => {
    const page = memoOf({
      otherChallenge: typed,
      aiFriction: "Timesheets are in Clockify by job and stage.",
    });
    expect(page?.decision).toContain("stage by stage, from your timesheets in Clockify");
    expect(page?.notNow).toContain("A tool that prices a job: it would send out the same error, faster.");
    expect(page?.worth.sum.rows.map(({ figure, what }) => `${figure} ${what}`)).toEqual(
      [
        "1,650 hours above the quotes in all",
        "× $52 for each: 7,050 worked, 5,400 quoted",
        "= $85,800 in all",
      ].map((row) => row.replace("= ", "")),
    );
  });
});

describe("work that is done and never billed", () => {
  it.each([
    ["Extras we do and don't bill.", "extras"],
    ["The drivers forget to bill waiting time.", "work that is not billed"],
    ["Half of the change orders never get billed.", "change orders"],
  ])("%s", (typed, what) => {
    expect(unbilledIn(typed)?.what).toBe(what);
  });

  it.each(["We do it and don't bill it, on purpose.", "Would we forget to bill it?", "The bill comes late."])(
    "none in: %s",
    (typed) => {
      expect(unbilledIn(typed)).toBeNull();
    },
  );

  const typed =
    "Extras we do and don't bill. $65 each. In March I pulled every call sheet, and found 95 done and not on the invoice.";

  it("has a line of its own on the sheet, and is no cost", () => {
    const page = memoOf({ otherChallenge: typed });
    expect(page?.decision).toContain("one line for each kind of extras where the work is written down");
    expect(page?.worth.sum.headline).toBe("$6,175 in March was not billed");
  });

  it("is begun beside a ban", () => {
    const page = memoOf({ otherChallenge: typed, aiExperience: "AI is banned here by my memo." });
    expect(page?.decision).toContain("Beside it, and without AI: pull fifty jobs of another month");
  });
});

describe("each place asks for something of its own", () => {
  it.each([
    ["9 states last year and every state wants something different.", "state"],
    ["Each county has its own forms.", "county"],
    ["Every retailer wants a different label.", "retailer"],
  ])("%s", (typed, place) => {
    expect(rulesDiffer(typed)?.place).toBe(place);
  });

  it.each([
    "Every state wants our honey.",
    "Each customer has a different taste? No.",
    "Every county used to have its own forms.",
  ])("none in: %s", (typed) => {
    expect(rulesDiffer(typed)).toBeNull();
  });

  it("has a page for each, from its own text, and no rule from a tool's memory", () => {
    const page = memoOf({
      otherChallenge: "Permits. 38 shows, 9 states and every state wants something different.",
    });
    expect(page?.decision).toContain(
      "one page for each state with what it asks for, those that went wrong first",
    );
  });
});

describe("what is on record of each piece of work", () => {
  it.each([
    ["Every net has a tag card with where the tears were, all in binders since 2014.", "tag cards", "net"],
    ["Notebook for every batch since 2016: moisture in, minutes.", "notebook", "batch"],
    ["Timesheets are in Clockify by job and stage.", "timesheets in Clockify", null],
    ["We have weather stations on the bogs, they record since 2017.", "weather stations", null],
    ["Job tickets back to 2011 in filing cabinets.", "job tickets", null],
  ])("%s", (aiFriction, what, piece) => {
    expect(recordsIn({ otherChallenge: null, aiFriction })).toEqual({ what, piece });
  });

  it.each([
    "We lost the cards for every net.",
    "We have no log of every call.",
    "Each driver has a card.",
    "The sheets are filled in at night.",
  ])("none in: %s", (aiFriction) => {
    expect(recordsIn({ otherChallenge: null, aiFriction })).toBeNull();
  });

  it("is read side by side before anything is bought against what goes wrong", () => {
    const page = memoOf({
      otherChallenge:
        "Missed holes. We turned out 212 nets last year and 9 came back. Every one costs me $2,600. Two menders walk each net, 7 hours each.",
      aiFriction: "Every net has a tag card, all in binders since 2014.",
    });
    expect(page?.decision).toContain(
      "the 9 nets that came back and as many that went right, side by side by what the tag cards say",
    );
    expect(page?.notNow).toContain("reading the tag cards costs nothing");
  });
});
