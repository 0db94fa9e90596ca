import { madeCall } from "@/lib/playbook/faults/made-call";
import { memoOf } from "../../support/told-firm";

const inChallenge = (otherChallenge: string) => madeCall({ otherChallenge, aiFriction: null });

describe("a call that is made by judgement, again and again", () => {
  it.each([
    ["The 5 am call, do we fly or not.", "5 am calls"],
    ["Our morning call whether to send the plows out is wrong one time in five.", "morning calls"],
    ["Every night we guess how many loaves to bake.", "calls on how many loaves to bake"],
    ["How many drivers to schedule on a Saturday is a guess.", "calls on how many drivers to schedule"],
    ["We set how much salt to load by feel.", "calls on how much salt to load"],
    ["When to harvest is a gut call.", "calls on when to harvest"],
  ])("%s", (typed, several) => {
    expect(inChallenge(typed)?.several).toBe(several);
  });

  it.each([
    "We call clients every morning.",
    "I guess how much it costs is the question.",
    "60 calls a day from families.",
    "We guess the program failed.",
    "The decision whether to buy software is with the board.",
    "How many loaves to bake used to be a guess.",
    "AI could guess how many loaves to bake.",
    "Do we guess how many loaves to bake?",
  ])("none in: %s", (typed) => {
    expect(inChallenge(typed)).toBeNull();
  });

  it("is told with who makes it and the season that is over", () => {
    const typed = { otherChallenge: "The 5 am call, do we fly or not. Last summer we lost nine days." };
    expect(madeCall({ ...typed, aiFriction: "Odile makes the call since 30 years." })).toMatchObject({
      who: "Odile",
      when: "last summer",
    });
  });
});

describe("a trial of past calls", () => {
  const page = memoOf({
    otherChallenge:
      "The 5 am call, do we mow or not. Last summer we worked 41 days. Five we called off and it stayed dry.",
    aiFriction: "Odile makes the call since 30 years.",
  });

  it("plays them again on paper, from what was known at the time", () => {
    expect(page?.decision).toContain("the 5 am calls of last summer played again on paper");
    expect(page?.monday.what).toContain("and ask Odile of each what spoke for it");
    expect(page?.notNow).toContain("A tool that makes the call: it has to do better than Odile");
    expect(page?.risk.risk).toBe("It looks right because it knows how the day ended.");
  });

  it("asks for what is not known: how many were wrong, and what one costs", () => {
    expect(page?.worth.sum.rows[0]?.what).toBe("wrong 5 am calls a month");
  });

  it("is behind work that was told with its figures", () => {
    const told = memoOf({
      otherChallenge:
        "Estimates. We write 60 estimates a month and each takes 3 hours. Every night we guess how many crews to send.",
    });
    expect(told?.decision).not.toContain("played again");
  });
});
