import { memoOf } from "../../support/told-firm";

const risk = (some: Parameters<typeof memoOf>[0]) => memoOf(some)?.risk;

const PRIVATE = /goes into private/;

describe("page one's risk of a trial that people hold by hand", () => {
  it("is that a list by cause is forgotten", () => {
    const told = {
      otherChallenge:
        "Bad estimates. About 1 in 5 local jobs runs way over. Figure 6 crew hours a job, 31 an hr. Claims were 110 last year, avg 340.",
      aiToolsUsed: ["chatgpt"],
    };
    expect(risk(told)?.risk).toBe("The list is kept for three weeks and then forgotten.");
    expect(risk(told)?.control).toContain("every Monday");
  });

  it("is that what was lost was lost by chance", () => {
    const told = { otherChallenge: "Lost 41% over winter. Dont know which yards.", aiToolsUsed: ["chatgpt"] };
    expect(risk(told)?.risk).toBe("A pattern is found, and it was chance.");
  });

  it("is that no one may act on what is missing", () => {
    const told = { otherChallenge: "What the meters add up to is 22% less than we pump. Council asks why." };
    expect(risk(told)?.risk).toBe("The cause is known, and no one may act on it.");
  });

  it("is that one short day ends a forecast", () => {
    const told = { otherChallenge: "The kitchen cooks about 9% over to be safe. It all goes in the bin." };
    expect(risk(told)?.risk).toContain("one short day decides against it");
  });

  it("is that the one who knows goes before the record is tried", () => {
    const told = {
      otherChallenge: "Rosa is 67 and done at Thanksgiving, she says for real this time. She gets it right.",
    };
    expect(risk(told)?.risk).toBe("Rosa goes before the record is tried.");
  });

  it("gives way to a limit that they typed", () => {
    const told = {
      otherChallenge: "Lost 41% over winter. Dont know which yards.",
      aiFriction: "Growers dont want their yield numbers shared.",
    };
    expect(risk(told)?.risk).toContain("Growers dont want");
  });
});

describe("private accounts", () => {
  const FIRM = { otherChallenge: "Quotes take two weeks, 40 a month.", orgAiElements: ["none_yet"] };

  it("are the risk where several tools were ticked and no rule", () => {
    expect(risk({ ...FIRM, aiToolsUsed: ["chatgpt", "gemini"] })?.risk).toMatch(PRIVATE);
  });

  it("are the risk where private use was told", () => {
    const told = { ...FIRM, aiToolsUsed: ["chatgpt"] };
    expect(
      risk({ ...told, aiFriction: "Half of them use their own ChatGPT accounts at work." })?.risk,
    ).toMatch(/[Pp]rivate/);
  });

  it("are none where one tool was ticked and nothing told", () => {
    expect(risk({ ...FIRM, aiToolsUsed: ["chatgpt"] })?.risk).not.toMatch(PRIVATE);
  });
});
