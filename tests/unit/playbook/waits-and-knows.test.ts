import { goneWaiting } from "@/lib/playbook/faults/gone-waiting";
import { knowsWhich } from "@/lib/playbook/faults/knows-which";
import { retyped } from "@/lib/playbook/faults/retyped";
import { memoOf, textOf } from "@/tests/support/told-firm";

const knows = (otherChallenge: string) => knowsWhich({ otherChallenge, aiFriction: null } as never);

describe("people who wait and are gone", () => {
  it("are told with how long they wait and what they wait for", () => {
    expect(goneWaiting("Callback is up to 9 days and by then 4 in 10 have gone quiet.")).toMatchObject({
      wait: "9 days",
      reached: "called back",
    });
    expect(goneWaiting("A quote takes us two weeks. Half of them went elsewhere.")).toMatchObject({
      wait: "two weeks",
      reached: "quoted",
    });
    expect(goneWaiting("It's 3 weeks until we see them and most have dropped out.")?.reached).toBe("seen");
  });

  it.each([
    "Quotes take two weeks and customers are patient.",
    "If callback took 9 days, half would have gone quiet.",
    "Half of them went elsewhere.",
    "Competitors quote in 9 days and half of theirs have gone quiet.",
  ])("are not told by: %s", (typed) => {
    expect(goneWaiting(typed)).toBeNull();
  });

  it("are called back by halves, so that the wait alone is tried", () => {
    const page = memoOf({
      otherChallenge: "Donor screening. Callback is up to 9 days and by then 4 in 10 have gone quiet.",
    });
    expect(page?.decision).toContain("every second one called back within a day, the others as today");
    expect(JSON.stringify(page)).toContain("the others wait longer than 9 days");
  });
});

describe("one who can tell beforehand", () => {
  it("is named with what is known, where it is in no list", () => {
    expect(
      knows("Curtis Abney, yard boss, can tell you which shippers lie. It's all in his head."),
    ).toMatchObject({ who: "Curtis Abney", what: "which shippers lie" });
    expect(knows("Odile can spot which coils will crack, and it's not written down.")?.who).toBe("Odile");
  });

  it.each([
    "Our system can tell us which shippers lie. It's all in a list.",
    "Curtis can tell you which shippers lie, and the list is on the wall.",
    "No one can tell which shippers lie. It's all in his head.",
  ])("is not told by: %s", (typed) => {
    expect(knows(typed)).toBeNull();
  });

  it("says it before it comes, and a plain list is tried before any tool", () => {
    const page = memoOf({
      otherChallenge:
        "Cars that show up with something in them the papers don't say. 1,450 cars a month. Curtis Abney, yard boss, can tell you which shippers lie. It's all in his head.",
    });
    expect(page?.decision).toContain("what Curtis Abney says beforehand about which shippers lie");
    expect(page?.problem.quotation).toBe("Cars that show up with something in them the papers don't say.");
  });
});

describe("a report that a challenge opens with", () => {
  it("is what the trial is of, and no use that runs elsewhere", () => {
    const page = memoOf({
      otherChallenge:
        "The reline report. 38 relines a year, each report is 22 h of an engineer at 88 $/h, from the foreman's notebook and voice notes in French.",
      aiExperience: "Me, Copilot for emails.",
    });
    expect(page?.decision).toContain("first drafts of reline reports from what is dictated");
    expect(page?.decision).not.toContain("emails");
  });
});

describe("what was tried once", () => {
  it.each([
    "My daughter got me on ChatGPT for a letter about our dust readings. Letter was fine.",
    "I had it write one letter. Nobody in the shop has touched it.",
  ])("is no habit of anyone: %s", (aiExperience) => {
    const text = textOf({ aiExperience, aiToolsUsed: ["chatgpt"], orgAiElements: ["none_yet"] } as never);
    expect(text).not.toContain("turn what one person does");
  });
});

describe("what is written by hand and typed again", () => {
  it("is tried on last season's pages, where what was typed went wrong", () => {
    const otherChallenge =
      "Paper. About 700 jobs last year. Tanis types the certs after supper out of the guys notebooks. Two bounced last fall, numbers swapped.";
    expect(retyped({ otherChallenge })).toMatchObject({ who: "Tanis", what: "certs", page: "notebook" });
    const page = memoOf({ otherChallenge });
    expect(page?.decision).toContain("certs filled from a photo of the notebook's page");
    expect(page?.decision).toContain("each number checked by Tanis");
  });

  it.each([
    "Tanis types the certs out of the notebooks and they are right.",
    "Tanis used to type the certs from the notebooks. Two bounced.",
    "Two bounced. The crews write in notebooks.",
  ])("is not told by: %s", (otherChallenge) => {
    expect(retyped({ otherChallenge })).toBeNull();
  });
});

describe("one of theirs who will try it", () => {
  const report =
    "The reline report. 38 relines a year, each report is 22 h of an engineer at 88 $/h, from the foreman's notebook and voice notes in French.";

  it("answers for the trial, by name", () => {
    const page = memoOf({
      otherChallenge: report,
      aiFriction: "Mireille Gauthier, my best engineer, will try again if it is not estimating.",
    });
    expect(page?.decision).toContain("under Mireille Gauthier");
  });

  it.each([
    "Mireille Gauthier, my best engineer, will try again if it is not reports.",
    "Mireille Gauthier will not try it.",
    "Mireille will try it and Dev will try it.",
  ])("is not asked by: %s", (aiFriction) => {
    expect(memoOf({ otherChallenge: report, aiFriction })?.decision).not.toContain("under Mireille");
  });
});

describe("under a ban, what they would allow it on", () => {
  it.each([
    ["I'd put $15,000 in a machine if it never touches the internet.", "it never touches the internet"],
    ["We could live with one as long as nothing leaves the building.", "nothing leaves the building"],
  ])("is the first line of the page that is asked for: %s", (told, line) => {
    const page = memoOf({ aiFriction: `I banned it in February and I would do it again. ${told}` });
    expect(page?.decision).toContain(`its first line is yours: “${line}”`);
  });

  it("is not what a seller says, or what would change nothing", () => {
    for (const told of [
      "Vendors say it is fine if it never touches the internet.",
      "I would not take one even if it never touches the internet.",
    ])
      expect(memoOf({ aiFriction: `I banned it in February. ${told}` })?.decision).not.toContain(
        "first line",
      );
  });
});
