import { proposedIn } from "@/lib/playbook/own-lines/proposal";
import { firm } from "@/tests/support/told-firm";

const trialOf = (otherChallenge: string, companyName = "Example Works") =>
  firm({ companyActivity: null, aiExperience: null, aiFriction: null, companyName, otherChallenge }).lead
    .trial.pilot;

describe("the first trial of what goes wrong", () => {
  it("files no damage claims that are made on the firm, but counts them", () => {
    expect(trialOf("jobs come in low and we eat the overtime, plus about 60 damage claims last yr")).toMatch(
      /^a count of trouble with damage claims by cause/,
    );
  });

  it("is of the one thing that they name", () => {
    expect(trialOf("Five shops, one web store, and no two of them agree on the stock count.")).toMatch(
      /^a count of trouble with the stock count by cause/,
    );
  });
});

test("what cannot be done is no proposal, and those who say it are no one of theirs", () => {
  expect(proposedIn("Seniors say juniors can't debug without it, nobody could undo it by hand")).toBeNull();
  expect(proposedIn("Dana says nobody could do it by hand")).toBeNull();
  expect(proposedIn("Dana says most of it could be scripted")).not.toBeNull();
});
