import { deniedClaim } from "@/lib/domain/gate/sentence-claims";
import { profileOf } from "@/lib/playbook/company-profile";
import { READ_FIRMS } from "../../fixtures/read-firms";
import { answersFor } from "../../support/answers";

const bare = answersFor({
  orgAiElements: ["none_yet"],
  aiToolsUsed: ["none"],
  enterprisePlatforms: ["none"],
  otherPlatforms: "",
  aiExperience: "",
  aiFriction: "",
  otherChallenge: "",
});
const denied = (sentence: string, answers = bare) => deniedClaim(sentence, profileOf(answers).world);

describe("a sentence that an answer denies is found", () => {
  it.each([
    ["There is no written policy behind it.", READ_FIRMS.pension],
    ["Your people work without a steering committee.", READ_FIRMS.pension],
    ["Nothing runs there yet.", READ_FIRMS.pension],
    ["You judge AI without having worked with it.", READ_FIRMS.cpa],
    ["The firm has tried nothing.", READ_FIRMS.cpa],
    ["The hotel has no shared system to build on.", READ_FIRMS.ski],
    ["None of it has been measured.", READ_FIRMS.saas],
    ["Your existing policy already covers this.", bare],
    ["Ask your steering committee first.", bare],
  ])("%s", (sentence, answers) => {
    expect(denied(sentence, answers)).not.toBeNull();
  });

  it.each([
    ["There is no written policy behind it.", bare],
    ["Your written policy covers this.", READ_FIRMS.pension],
    ["You wrote: “we have no policy”.", READ_FIRMS.pension],
    ["A policy without a reader is paper.", bare],
    ["No one loses hours in the trial.", bare],
  ])("and one that none denies is left: %s", (sentence, answers) => {
    expect(denied(sentence, answers)).toBeNull();
  });
});
