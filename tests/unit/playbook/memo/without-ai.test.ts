import { profileOf } from "@/lib/playbook/company-profile";
import { answersFor } from "../../../support/answers";
import { memoOf } from "../../../support/told-firm";

const BANNED = "AI is banned here since February and I signed the ban.";
const decisionOf = (otherChallenge: string, aiExperience = BANNED) =>
  memoOf({ otherChallenge, aiExperience })?.decision ?? "";

describe("their problem under a ban", () => {
  it.each([
    [
      "Last year 9,400 requests and 1,310 went unfilled.",
      "without AI: pull 50 of the 1,310 unfilled requests of last year",
    ],
    [
      "Arisings, the work you only find when you open her up. Half a day each is hunting for how we priced the same thing before.",
      "without AI: take fifty closed arisings and write beside each which earlier one it was matched with",
    ],
    [
      "We buy it from the towns, and what the resident meters add up to is 22% less.",
      "without AI: put what came in beside what was counted",
    ],
    [
      "Walter (41 years) goes in March and he is the only one who can look at a bad deposit and say what it is.",
      "without AI: two hours a week, one person asks Walter and writes each answer down",
    ],
  ])("is begun by hand: %s", (text, expected) => {
    expect(decisionOf(text)).toMatch(/^Keep the ban, /);
    expect(decisionOf(text)).toContain(expected);
  });

  it("has no such step where nothing says how", () => {
    expect(decisionOf("Prices of feed and finding milkers.")).not.toContain("without AI");
  });

  it("is a trial like any other where nothing is banned", () => {
    expect(decisionOf("Last year 9,400 requests and 1,310 went unfilled.", "")).not.toContain("without AI");
  });

  it("sites that are blocked on every machine are a ban", () => {
    expect(
      decisionOf("We are short of time.", "AI sites are blocked on every yard machine since 2024."),
    ).toMatch(/^Keep the ban/);
    expect(decisionOf("We are short of time.", "AI sites are blocked on two of the machines.")).not.toMatch(
      /^Keep the ban/,
    );
  });
});

describe("what their challenge begins with is the first trial", () => {
  const pilotOf = (
    otherChallenge: string,
    aiExperience = "Copilot for board papers, 20 minutes each, it is good.",
  ) => profileOf(answersFor({ otherChallenge, aiExperience })).lead.trial.pilot;

  it.each([
    [
      "Unplanned stops on the kill floor average 46 minutes a day and 22 of those come from three places. We ran 14 Saturdays at about $68k each.",
      "a count of unplanned stops by cause",
    ],
    [
      "Bad estimates. About 1 in 5 local jobs runs way over. Figure 6 crew hours a job at $31 an hour. Damage claims were 110.",
      "a count of bad estimates by cause",
    ],
    [
      "Rosa is 67 and done at Thanksgiving, she says for real this time. She gets a dress right in 2 fittings.",
      "a record of what Rosa knows",
    ],
    [
      "Lost 41% over winter. dont know for sure which yards or why.",
      "a split of the lost 41% by place and month",
    ],
    ["Quoting is too slow. About 40 requests a week, two guys, 50 min each.", "first drafts of quotes"],
  ])("%s", (text, expected) => {
    expect(pilotOf(text)).toContain(expected);
  });

  it.each([
    "Lost 41% of our customers over winter.",
    "Harvest is done in October. We need more hands.",
    "Open houses on 3 weekends a month, 40 families each, 2 hours of my time.",
  ])("but for what is no such trouble: %s", (text) => {
    expect(pilotOf(text)).not.toMatch(/by cause|a record of what|a split of the lost/);
  });
});

describe("sums that no one's work makes", () => {
  const rowsOf = (otherChallenge: string) =>
    (memoOf({ otherChallenge })?.worth.sum.rows ?? []).map(({ what }) => what).join("; ");

  it.each([
    "Unplanned stops on the kill floor average 46 minutes a day and 22 of those come from three places.",
    "The other two girls need more so we average 3.2, 50 minutes each. Also the DMs, 25 or 30 a day on instagram.",
  ])("%s", (text) => {
    expect(rowsOf(text)).not.toMatch(/minutes a day spent|minutes spent on one girl/);
  });

  it("“Also incident reports” are incident reports", () => {
    expect(rowsOf("Also incident reports, 61 a week at 40 minutes each.")).toContain(
      "minutes spent on one incident report",
    );
  });
});

describe("a problem with its figures that no list of ours knows", () => {
  const leadOfText = (otherChallenge: string) => profileOf(answersFor({ otherChallenge })).lead;

  it("is counted case by case, and is what page one quotes", () => {
    const text =
      "When a student gets handed over the new one cannot tell from the file where they are, so they refly 2 or 3 lessons. A lesson is $215 for the airplane plus $82. We had 11 walk away last year.";
    expect(leadOfText(text).trial.pilot).toMatch(/^a count of trouble with lessons by cause/);
    expect(memoOf({ otherChallenge: text })?.problem.whatIsSo).not.toMatch(
      /We begin with|the trial starts there/,
    );
  });

  it.each([
    "We need more customers.",
    "42 42 42 bananas per banana",
    "Cash is out. Payroll of $40,000 is due in 9 days and 3 customers pay us at 90 days.",
  ])("is left alone where it has too few figures, or is money: %s", (text) => {
    expect(leadOfText(text).trial.pilot).not.toContain("a count of what goes wrong");
  });
});

describe("what the decision turns on", () => {
  const FLOWERS = "What keeps me up is flowers. We spend $51,000 a month on them, and 22% is thrown out.";

  it("is how much of their own sum has to be avoided for the trial to be repaid", () => {
    expect(memoOf({ otherChallenge: FLOWERS })?.cost.title).toMatch(
      /Repaid once \d+% of that sum is avoided\.$/,
    );
  });

  it("is said in their own dollars", () => {
    const place = { headOfficeLocation: "other", customLocation: "Bad Axe, Michigan" } as const;
    expect(memoOf({ otherChallenge: FLOWERS, ...place })?.cost.title).toContain("At most US$");
  });

  it("is left out where no sum of the trial's work is known", () => {
    expect(memoOf({ otherChallenge: "Lost 41% over winter." })?.cost.title).not.toContain("Repaid");
  });
});

describe("what an unseen set taught", () => {
  it.each([
    [
      "Deads. We lose 4.5% in the tanks, paid $11 a lb this year. If we catch one in time it goes at $6. Alphonse pulls 40 a lot.",
      "a count of deads by cause",
    ],
    [
      "27% of our chair packets come back from the payer the first time. Each one is 3.2 hours of a biller at $24 and 41 more days.",
      "a count of returned chair packets by cause",
    ],
  ])("what comes back or is named at the head is counted by cause: %s", (otherChallenge, expected) => {
    expect(profileOf(answersFor({ otherChallenge })).lead.trial.pilot).toContain(expected);
  });

  it("minutes of the rest are not those of all, and no clause is quoted without its head", () => {
    const entries =
      "1,150 entries a week. 71% go through untouched. The other 29% take a person 11 min each.";
    expect(JSON.stringify(memoOf({ otherChallenge: entries }))).not.toContain("210.8");
    const tired =
      "ok so the big one is insurance, I've been two short since March so the ones I have are tired and I don't want to lose them";
    expect(memoOf({ otherChallenge: tired })?.problem.quotation ?? "").not.toMatch(/^.?I have are/);
  });

  it("a thing at the head is no trouble of that name", () => {
    const otherChallenge =
      "Trucks. We have 40 of them and 3 are down each week, $800 a day. The shop is 2 hours away.";
    expect(profileOf(answersFor({ otherChallenge })).lead.trial.pilot).not.toContain("a count of trucks");
  });

  it.each([
    ["quotes. people text pics, I do them at night, 15 or 20 a wk, 15-20 min each.", /peoples|one people/],
    ["Quotes. 15 a week april to june, 20 min each.", /^weeks$|; weeks;/],
    ["Gord knows it all. He'd give me 3 hours a week to write it down.", /hours a week spent/],
  ])(
    "no sum is made of people, of a season's weeks all year, or of hours that were offered: %s",
    (otherChallenge, absurd) => {
      const rows = memoOf({ otherChallenge })?.worth.sum.rows ?? [];
      expect(rows.map(({ what }) => what).join("; ")).not.toMatch(absurd);
    },
  );
});
