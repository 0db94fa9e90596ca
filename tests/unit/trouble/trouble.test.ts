import { troubleOf } from "@/lib/domain/trouble/trouble";
import { troubleWeights } from "@/lib/knowledge/trouble-weights";
import { profileOf } from "@/lib/playbook/company-profile";
import { answersFor } from "@/tests/support/answers";

const read = (answer: string) => troubleOf(answer, troubleWeights);
const trialOf = (otherChallenge: string, more = {}) =>
  profileOf(answersFor({ otherChallenge, aiExperience: null, aiFriction: null, ...more })).lead;

describe("what a firm's trouble is called, and of which kind it is", () => {
  it.each([
    ["Returned parcels. Drivers bring back forty a day.", "Returned parcels"],
    ["Enquiries from our website sit for two days before they are answered.", "Enquiries"],
    ["DETENTION. My guys sit three hours at the dock and then it is: prove it.", "DETENTION"],
    ["breakdowns. the line is down twice a week", "breakdowns"],
  ])("is read from %s", (answer, name) => {
    expect(read(answer)?.name).toBe(name);
  });

  it("is cases where they go wrong, and work where it takes long", () => {
    expect(read("Breakages. A pane in ten arrives cracked and is made again.")?.kind).toBe("cases");
    expect(read("Permit letters. Each takes two hours to write.")?.kind).toBe("work");
  });

  it.each(["", "   ", "12 345 6", "!!!", "the of and"])("is not there in “%s”", (answer) => {
    expect(read(answer)).toBeNull();
  });

  it("costs no more for a page of anything than for its first paragraph", () => {
    expect(read("pallets ".repeat(20_000))?.name).toMatch(/^pallets/);
    expect(() => read(`${"a".repeat(50_000)} ${"’".repeat(50_000)}`)).not.toThrow();
  });
});

describe("the first trial, where no list knows the trouble", () => {
  it("is of the trouble by its name, and not of what their trade usually tries", () => {
    expect(
      trialOf("Internet leads wait 6 hours for an answer. Nights and Sundays, longer.").trial.pilot,
    ).toBe(
      "twenty internet leads, each with its minutes and what held it up; then one change against the commonest, and twenty more",
    );
    expect(trialOf("Deliveries. Too many come back damaged or the wrong piece.").trial.pilot).toBe(
      "a count of trouble with deliveries by cause, each with its date and its cost, and the commonest cause taken first",
    );
  });

  it("rests on the sentence that names it", () => {
    expect(trialOf("Internet leads wait 6 hours for an answer. Nights and Sundays, longer.").said).toBe(
      "Internet leads wait 6 hours for an answer.",
    );
  });

  it("is left to the lists where the trouble is no work of theirs", () => {
    expect(trialOf("Green prices have doubled since spring.").trial.pilot).not.toContain("green prices");
  });

  it("never drafts who does not come", () => {
    const { trial } = trialOf("no shows. 6-8 a nite and me calling around till 11pm");
    expect(trial.pilot).toMatch(/^a reminder two days before/);
  });
});
