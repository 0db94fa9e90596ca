import { profileOf } from "@/lib/playbook/company-profile";
import { lostShare } from "@/lib/playbook/faults/lost-share";
import { answersFor } from "../../support/answers";
import { memoOf, textOf } from "../../support/told-firm";

const read = (otherChallenge: string): string | null => {
  const found = lostShare({ otherChallenge });
  return found === null ? null : `${found.kind}: ${found.share}`;
};

describe("what is lost of a whole, in per cent", () => {
  it.each([
    ["The kitchen cooks about 9% over to be safe, and it goes in the compactor.", "overmade: 9%"],
    ["We bake 12 percent extra for the weekend.", "overmade: 12%"],
    ["38 thousand a week of produce, 14 % goes in the dumpster.", "overmade: 14%"],
    ["We throw out 6.5% every Sunday.", "overmade: 6.5%"],
    ["We buy it from the towns, and what the resident meters add up to is 22% less.", "missing: 22%"],
    ["Of the fuel we buy 4% is unaccounted for.", "missing: 4%"],
    ["Shrink runs 3.1% at the two city stores.", "missing: 3.1%"],
  ])("%s", (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it.each([
    "Sales are 22% less than last year.",
    "We order 9% more than last year.",
    "If we cooked 9% over we would be broke.",
    "We never bake 12% extra.",
    "Our goal is to throw out 5%.",
    "Competitors throw out 8% of theirs.",
    "Wages are 12% over what the town pays.",
    "Invoiced hours are 10% lower in summer because staff are away.",
    "We used to bake 12% extra.",
    "20% of our people work nights.",
  ])("nothing is read from “%s”", (text) => {
    expect(read(text)).toBeNull();
  });

  it("is the first trial and page one's problem, from records that exist", () => {
    const firm = {
      otherChallenge:
        "What keeps me up is water. We buy it from the towns, and what the resident meters add up to is 22% less. We fix leaks when someone sees a puddle.",
      aiExperience: "I use it for newsletters and it is great for that.",
    };
    const memo = memoOf(firm);
    expect(memo?.problem.quotation).toBe("What keeps me up is water.");
    expect(memo?.problem.whatIsSo).toBe("22% is missing between what comes in and what is counted.");
    expect(profileOf(answersFor(firm)).lead.trial.pilot).toMatch(
      /^a split of the missing 22% by place and month/,
    );
  });

  it("is no use of AI in the letter to staff", () => {
    const letterOf = (otherChallenge: string) => textOf({ otherChallenge });
    expect(letterOf("We buy water, and what the resident meters add up to is 22% less.")).toContain(
      "We are going to try one thing out: a split of the missing 22%",
    );
    expect(letterOf("The kitchen cooks about 9% over to be safe.")).toContain(
      "We are going to try one thing out: a forecast kept beside today's number",
    );
  });

  it("leaves the trial to work that was named before it", () => {
    const lead = profileOf(
      answersFor({
        otherChallenge:
          "Quotes. We do 40 quotes a week at 30 minutes each. The kitchen cooks about 9% over to be safe.",
      }),
    ).lead;
    expect(lead.text).toBe("Quotes");
  });

  it("no text is slow to read", () => {
    for (const part of ["cooks about 9% ", "meters add up ", "9% 9% ", "throws out "]) {
      const from = process.cpuUsage();
      lostShare({ otherChallenge: part.repeat(8000 / part.length) });
      const { user, system } = process.cpuUsage(from);
      expect((user + system) / 1000).toBeLessThan(250);
    }
  });
});
