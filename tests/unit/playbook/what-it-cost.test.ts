import { lossOver } from "@/lib/playbook/own-lines/loss";
import { triedIn } from "@/lib/playbook/own-lines/tried";
import { wentWrong } from "@/lib/playbook/own-lines/went-wrong";
import { memoOf } from "../../support/told-firm";

describe("what a wrong answer cost", () => {
  const told = {
    aiExperience:
      "Tried last fall and it blew up. Surveyor gave ChatGPT his notes and it put a culvert on lot 9 that nobody measured. City's engineer caught it. We lost a $90,000 contract over it.",
    otherChallenge: "Survey reports take 6 hours each, 200 a year.",
    aiFriction:
      "One third of the surveys are army and nothing from those goes near any of this, ever. Ingrid (QA) says never again.",
  };

  it("is in the row of what was tried, and the risk is of that", () => {
    const page = memoOf(told);
    expect(page?.halvesLabel).toBe("What you tried");
    expect(page?.toldInstead).toBe(
      "“Surveyor gave ChatGPT his notes and it put a culvert on lot 9 that nobody measured”. “We lost a $90,000 contract over it”. This time Ingrid writes down what it has to get right, and may end it.",
    );
    expect(page?.risk.risk).toBe("Another invented result gets through, and reads well.");
    expect(page?.notNow).toContain("What has to stay out: “One third of the surveys are army");
    expect(page?.stop.text).toContain("or if anything that has to stay out goes in");
  });

  it.each([
    "ChatGPT gave me the letter I asked for, then we lost a customer over price.",
    "A camera rejects wrong cartons, it paid back in 7 months.",
    "It found the error and saved us a $140,000 job.",
    "If it put a wrong number on a report we could lose a $90,000 contract.",
  ])("none was: %s", (aiExperience) => {
    expect(
      lossOver(wentWrong({ aiExperience }), { aiExperience, aiFriction: null, otherChallenge: null }),
    ).toBeNull();
  });

  it.each([
    [
      "Chatbot told a tenant she could keep a dog. We lost the tenant and it cost us $2,100.",
      "“We lost the tenant and it cost us $2,100”",
    ],
    [
      "Bookkeeper used it for a grant report, it made up a figure. We had to pay back $3,000.",
      "“We had to pay back $3,000”",
    ],
    [
      "Chatbot on the website promised a nurse for Christmas day that we did not have. Lost that home, $60k a year.",
      "“Lost that home”",
    ],
  ])("%s", (aiExperience, loss) => {
    expect(
      lossOver(wentWrong({ aiExperience }), { aiExperience, aiFriction: null, otherChallenge: null }),
    ).toBe(loss);
  });
});

describe("a trial that failed", () => {
  it.each([
    [
      "Half the sites have no signal. If it pays we go on. Bought a scheduling app in 2022, $11k, nurses quit opening it after a month because it put two of them on opposite coasts.",
      null,
    ],
    [
      null,
      "Bought a pricing tool in 2023, $14k, buyers stopped using it after 2 months cause it priced oak like pine.",
    ],
  ])("is told in any answer: %s", (aiFriction, otherChallenge) => {
    const told = triedIn({ aiExperience: null, aiFriction, otherChallenge });
    expect(told?.reason).toBe("unused");
    expect(told?.quote).toMatch(/^“Bought a .* (?:coasts|pine)”$/);
  });

  it.each([
    ["We tried a new payroll program and dropped it after 3 weeks."],
    ["Tried bonus pay, went nowhere."],
    ["Our competitor bought a chatbot, dropped it in 3 weeks."],
  ])("none is read from a challenge: %s", (otherChallenge) => {
    expect(triedIn({ aiExperience: null, aiFriction: null, otherChallenge })).toBeNull();
  });
});
