import { memoOf, type Some, textOf } from "@/tests/support/told-firm";

const LISTS: Some = {
  companyActivity: null,
  otherChallenge:
    "Contractors email us a takeoff and want a price by two. Inside sales keys every line by hand. We get about 45 lists a day and each takes 50 minutes to key. We win maybe one in four. Trucks are fine, and so is the yard.",
  aiExperience:
    "One of ours in Kelowna pastes lists into ChatGPT on her own account and gets a table back. Last month it turned a 3 pole breaker into a 2 pole and we shipped it.",
  aiFriction: null,
};

describe("what some of theirs do with a tool already", () => {
  it("is done with the assistant that is paid for, where there is one", () => {
    expect(memoOf({ ...LISTS, enterprisePlatforms: ["microsoft365"] })?.decision).toContain(
      "lists with Microsoft 365 Copilot Chat, each read back",
    );
  });

  it("is the first trial where it is the work of page one's sum, read back and beside the old way", () => {
    const page = memoOf(LISTS);
    expect(page?.decision).toContain("lists with ChatGPT, on accounts of the firm, each read back");
    expect(page?.decision).toContain("beside as many done as before");
    expect(page?.worth.sum.rows.map(({ figure, what }) => `${figure} ${what}`)).toEqual(
      expect.arrayContaining([
        "× 45 lists a day, ÷ 60",
        "9,500 hours a year, spent today: the work of about 5 people, at 1,800 hours each",
      ]),
    );
    expect(textOf(LISTS)).toContain("it turned a 3 pole breaker into a 2 pole");
  });

  it("is that, too, where both answers tell the same minutes", () => {
    const page = memoOf({
      ...LISTS,
      otherChallenge:
        "The annual review. We manage money for 640 households. An associate spends three hours preparing and afterwards another 75 minutes writing up what the adviser dictates. Two are on leave.",
      aiExperience:
        "Four advisers have used the Zoom summary since September. I timed twenty meetings: the write-up fell from 75 minutes to 30. Two of the twenty had the wrong risk tolerance.",
    });
    expect(page?.decision).toContain("write-ups with Zoom, on accounts of the firm");
  });

  it.each([
    ["other work", "Our daughter answers reviews with ChatGPT. It turned a nice word into a rude one."],
    ["no tool", "One of ours in Kelowna pastes lists into a table. It takes long."],
  ])("is no trial: %s", (_what, aiExperience) => {
    expect(memoOf({ ...LISTS, aiExperience })?.decision).not.toContain("each read back");
  });

  it("gives way to the problem where it is two hours a month of something else", () => {
    const page = memoOf({
      ...LISTS,
      aiExperience: "The office writes the family newsletter with Copilot, two hours a month saved.",
    });
    expect(page?.decision).not.toContain("newsletter");
  });
});
