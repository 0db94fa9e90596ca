import { readLedger } from "@/lib/playbook/read-ledger";
import { firm } from "../../support/told-firm";

const effectsOf = (aiFriction: string) => firm({ aiFriction }).stances.map(({ effect }) => effect);

describe("a ban that is told by who passed it", () => {
  it.each([
    "Our board passed a ban in January, no AI for any interpreting work and no names in any AI system.",
    "The partners adopted a moratorium in May: no AI, full stop.",
    "Our council passed a ban on AI in June.",
    "Our board voted for a ban last fall, no AI anywhere.",
    "The board voted no AI until the accreditation visit is over.",
    "We have an AI ban since March.",
  ])("%s", (told) => {
    expect(effectsOf(told)).toContain("respectBan");
  });

  it.each([
    "Our board passed a ban on phones in class, and no AI plan came of it.",
    "A competitor's board passed a ban in January, no AI for any work.",
    "The hospital board passed a ban in January, no AI at all.",
    "Their board passed a ban, no AI anywhere.",
    "The board passed a ban in January, no AI at all, and it was lifted in May.",
    "Our board considered a ban, no AI at all.",
    "Our board voted down a ban, no AI at all would be silly.",
    "We talked about a ban, no AI at all.",
    "If our board passed a ban, no AI at all, we would be fine.",
    "Our board passed a ban in January, no AI for grant writing.",
    "The board voted no AI budget this year.",
    "The board used to have an AI ban.",
  ])("is none in: %s", (told) => {
    expect(effectsOf(told)).not.toContain("respectBan");
  });
});

describe("what was not tried here", () => {
  const statesIn = (aiExperience: string) =>
    firm({ aiExperience }).ledger.facts.flatMap((fact) =>
      fact.kind === "state" && fact.tier === "assert" ? [fact.key] : [],
    );

  it("ends with a short word, and the next sentence tells of another", () => {
    expect(statesIn("I haven't and won't. A hospital trialled an avatar instead of calling us.")).toEqual([
      "no_use",
    ]);
  });

  it("is a trial where the firm did it", () => {
    expect(statesIn("A case worker tried ChatGPT before calling us.")).toContain("tried");
  });
});

describe("a ban that the answer about AI begins with", () => {
  const bannedIn = (some: { aiFriction?: string; otherChallenge?: string }) =>
    readLedger(some).facts.some(
      (fact) => fact.kind === "state" && fact.key === "banned" && fact.tier === "assert",
    );

  it.each(["It is banned, one line in the handbook, I wrote it.", "AI is banned, one line in the handbook."])(
    "%s",
    (aiFriction) => expect(bannedIn({ aiFriction })).toBe(true),
  );

  it.each([
    { otherChallenge: "It is banned, one line in the handbook, to park there." },
    { aiFriction: "We have time. It is banned, one line in the lease." },
  ])("is none elsewhere: %j", (some) => expect(bannedIn(some)).toBe(false));
});
