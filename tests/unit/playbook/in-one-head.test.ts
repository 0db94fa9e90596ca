import { inOneHead } from "@/lib/playbook/own-lines/in-one-head";
import { memoOf } from "../../support/told-firm";

const read = (otherChallenge: string) => inOneHead({ otherChallenge, aiFriction: null });

describe("what one of them by name knows, and no one else", () => {
  it.each([
    [
      "Wanda builds the runs by hand and she retires in 11 months and its all in her head, which gate, which dog.",
      "What it takes is in Wanda's head, and she retires in 11 months.",
    ],
    ["It's all in Milo's head.", "What it takes is in Milo's head."],
    ["Milo keeps the mix sheets in his head.", "What it takes is in Milo's head."],
    [
      "Ned prices every job in his own head and leaves in March 2027.",
      "What it takes is in Ned's head, and he leaves in March 2027.",
    ],
    [
      "The cutting list lives in Gerda's head and Gerda retires next spring.",
      "What it takes is in Gerda's head, and Gerda retires next spring.",
    ],
  ])("%s", (told, line) => {
    expect(read(told)).toBe(line);
  });

  it.each([
    "Wanda would keep it in her head.",
    "It is not in Milo's head.",
    "Is it all in Milo's head?",
    "Our customer has it in her head.",
    "It was in Milo's head until we wrote it down.",
    "Wanda hurt her head.",
    "Everything is in one head.",
    "If Milo keeps it in his head we are stuck.",
  ])("nothing is read from “%s”", (told) => {
    expect(read(told)).toBeNull();
  });

  it("says more on page one than that nothing was ticked", () => {
    const page = memoOf({
      aiToolsUsed: ["copilot"],
      aiPerception: "helpful_tool",
      orgAiElements: ["none_yet"],
      orgPosture: "curious",
      aiConfidence: 5,
      aiExperience:
        "Copilot came with the office package. Wrote one letter to the county, pretty good actually. Thats about it, nobody else uses it.",
      aiFriction: "Bought a planning program in 2020, crews quit using it in 4 weeks.",
      otherChallenge:
        "Go-backs. We get around 40 a week and one costs me $70. Wanda builds the runs by hand 3 hours a night and she retires in 11 months and its all in her head.",
    });
    expect(page?.problem.whatIsSo).toBe("What it takes is in Wanda's head, and she retires in 11 months.");
  });
});
