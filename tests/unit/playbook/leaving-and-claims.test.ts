import { claimedOfUs } from "@/lib/playbook/faults/claimed";
import { leavingIn } from "@/lib/playbook/faults/leaving";
import { slippedThrough } from "@/lib/playbook/faults/slipped-through";
import { memoOf } from "../../support/told-firm";

describe("customers who leave, and claims that nothing disproves", () => {
  it.each([
    ["Families leave us too early.", "families"],
    ["We have 1,900 members and about 50 members cancel each month.", "members"],
    ["We keep losing clients after the first job.", "clients"],
  ])("%s", (typed, who) => {
    expect(leavingIn(typed)?.who).toBe(who);
  });

  it.each(["Customers never leave us.", "Drivers leave us too early.", "Would clients leave us?"])(
    "none in: %s",
    (typed) => {
      expect(leavingIn(typed)).toBeNull();
    },
  );

  it("are asked before anything is bought to keep them, and time to spare is no cost", () => {
    const page = memoOf({
      otherChallenge: "Families leave us too early. 52 leave each month. Nobody asks why.",
      aiFriction: "My sister wants a chatbot, $1,400 a month. Odile has perhaps four hours a week.",
    });
    expect(page?.decision).toContain(
      "twenty families that left and twenty that stayed asked the same three questions",
    );
    expect(page?.notNow).toContain("The chatbot for $1,400 a month: that is $16,800 a year");
    expect(page?.worth.sum.headline).not.toContain("of paid time goes into it");
  });

  const claims =
    "Short trays. 143 claims last yr. 97 I just paid cause I couldnt prove otherwise, avg $385. Nobody counts going out.";

  it("is counted out as it is counted in, beside a ban as well", () => {
    expect(claimedOfUs(claims)?.sentence).toContain("97 I just paid");
    expect(claimedOfUs("143 claims last year, all settled.")).toBeNull();
    const page = memoOf({
      otherChallenge: claims,
      aiExperience: "None. AI is banned here. Dont tell me to lift the ban.",
    });
    expect(page?.decision).toMatch(/^Keep the ban\. Without AI, .* what leaves counted out by the list/);
    expect(page?.worth.mustBeTrue).toContain("no tool has a part in it");
  });
});

describe("what is sent back for a gap", () => {
  it("is held where it arises, and no gap is filled by guess", () => {
    const page = memoOf({
      otherChallenge:
        "Kicked records. We did 186,000 poles last season. The portal kicks back 8% of our records: no thickness, photo missing. Each one takes the office 22 minutes to chase at $33 an hour. A clean pole is paid in 31 days, a kicked one in 67.",
    });
    expect(page?.decision).toContain("a check of records before they leave, by a list of the three things");
    expect(page?.notNow).toContain("A tool that fills in what is missing");
  });
});

describe("days above a quote", () => {
  it("are worth what a day costs, before any part of them that was told", () => {
    const page = memoOf({
      otherChallenge:
        "46 jobs last year, I quoted 410 herd days total and we were out there 537. A herd day costs $640. 11 of the jobs ate 84 of the extra.",
    });
    expect(page?.decision).toContain("the days of finished jobs as quoted laid beside those as worked");
    expect(page?.worth.sum.headline).toContain("$81,280");
  });
});

describe("what a tool got wrong, and went out", () => {
  it("is checked before it leaves, whatever the pieces are called", () => {
    const page = memoOf({
      otherChallenge:
        "Since January three cases went out with something wrong that the model put there. The third ran in a graded exam.",
      aiExperience: "We live in it. A case used to take a writer 9 hours, now 4.",
    });
    expect(page?.decision).toContain("a check of each case against its source before it leaves");
    expect(page?.problem.quotation).toMatch(/^Since January three cases went out with something wrong/);
  });

  it.each(["Three trucks went out with a driver.", "Would cases go out with errors the model made up?"])(
    "none in: %s",
    (typed) => {
      expect(slippedThrough({ otherChallenge: typed })).toBeNull();
    },
  );
});
