import { planDays } from "@/lib/playbook/calendar/trial-window";
import { profileOf } from "@/lib/playbook/company-profile";
import { writePlaybookReport } from "@/lib/playbook/write-report";
import { answersFor } from "../../support/answers";

const TODAY = new Date("2026-11-22T20:00:00Z");
const pageOf = (otherChallenge: string) => {
  const answers = answersFor({ otherChallenge, aiExperience: null, aiFriction: null });
  const { pageOne } = writePlaybookReport(answers, TODAY).reportData;
  if (!("memo" in pageOne)) throw new Error("There is no memo.");
  return { memo: pageOne.memo, lead: profileOf(answers).lead };
};

const CERTIFICATES =
  "Hull certificates. 220 a year, 20-30 page scans. A clerk reads each one and types what is wrong: 90 min each. Clerks cost us $62/hr loaded. Nobody followed up two of them.";

describe("work that no list of ours knows", () => {
  it("is what the first trial is about, in their word", () => {
    const { lead } = pageOf(CERTIFICATES);
    expect(lead.trial.pilot).toBe(
      "a second reading of hull certificates, after a person's own, every finding with its page",
    );
  });

  it("is summed with their own figures, and with what they say an hour costs", () => {
    const { sum } = pageOf(CERTIFICATES).memo.worth;
    expect(sum.headline).toBe("$20,500 a year of paid time goes into it");
    expect(sum.rows.map(({ figure, what, from }) => `${figure} ${what} (${from})`)).toEqual([
      "90 minutes spent on one hull certificate (you wrote)",
      "× 220 hull certificates a year, ÷ 60 (you wrote)",
      "330 hours a year, spent today (null)",
      "× $62.00 for one hour (you wrote)",
      "$20,500 a year, spent today (null)",
    ]);
  });

  it("a wage of others is no wage of those who do it", () => {
    const notes = "Ward notes: aides write 300 a day, our two nurses read every one, 2 min each.";
    const whatOf = (text: string) => pageOf(text).memo.worth.sum.rows.map(({ what }) => what);
    expect(whatOf(`${notes} A scheduler costs $34 an hour with benefits.`)).not.toContain("for one hour");
    expect(whatOf(`${notes} A nurse costs $54 an hour with benefits.`)).toContain("for one hour");
  });

  it("an hour's price beside the work, of those who do it, is their wage", () => {
    const { sum } = pageOf("Bin cards: 900 a day get keyed, 2 minutes each, by casuals at $21/h.").memo.worth;
    expect(sum.rows).toContainEqual({ figure: "× $21.00", what: "for one hour", from: "you wrote" });
  });

  it("hours and minutes of one piece are one time, and printed as exactly", () => {
    const { sum } = pageOf("Tie sheets. 38 a month, 3 hrs 15 min each.").memo.worth;
    expect(sum.rows[0]).toEqual({ figure: "3.25", what: "hours spent on one tie sheet", from: "you wrote" });
  });

  it("a French word that has no English one is printed as it was typed", () => {
    const { lead, memo } = pageOf("Les repérages: 22 par semaine, 1 h 40 chacun.");
    expect(lead.trial.pilot).toContain("step of repérages");
    expect(memo.worth.sum.rows[1]?.what).toBe("repérages a week, ÷ 60");
  });

  it("what is counted in a season that was named holds in that season", () => {
    const tags = "Lot tags: 400 a day in peaches get keyed, 3 minutes each.";
    const whatOf = (text: string) => pageOf(text).memo.worth.sum.rows.map(({ what }) => what);
    expect(whatOf(`${tags} Peach season is short.`)).toContain(
      "hours a day in the peach season, spent today",
    );
    expect(whatOf(tags)).toContain("working days");
  });

  it("what a client is charged for an hour is no wage", () => {
    const { sum } = pageOf("Hull certificates. 220 a year, 90 min each. We bill our time at $180 an hour.")
      .memo.worth;
    expect(sum.rows.map(({ what }) => what)).not.toContain("for one hour");
  });

  it("days that were told are counted, and not our 250", () => {
    const { sum } = pageOf(
      "The tide notice. 4 notices, every day from May to October (call it 150 days), 30 minutes each.",
    ).memo.worth;
    expect(sum.rows).toContainEqual({ figure: "× 150", what: "days a year", from: "you wrote" });
  });

  it("what is told under the heading needs no bridge to it", () => {
    const { problem } = pageOf(
      "Hull certificates. 220 a year, 90 min each. Clerks cost me $62/hr all in. Last spring the port fined us $8,000 over one.",
    ).memo;
    expect(problem.quotation).toBe("Last spring the port fined us $8,000 over one.");
    expect(problem.whatIsSo).not.toMatch(/We begin with|the trial starts there/);
  });

  it("weeks that were told are counted, and not our 52", () => {
    const { sum } = pageOf("Depot lists. 12 a week, 2 hours a pop, 48 weeks.").memo.worth;
    expect(sum.rows).toContainEqual({ figure: "× 48", what: "weeks a year", from: "you wrote" });
  });

  it("what is printed is what is multiplied", () => {
    const { sum } = pageOf("Depot lists. 1,153 a month, 7 min each. Clerks cost us $40/hr loaded.").memo
      .worth;
    expect(sum.rows.map(({ figure }) => figure).slice(-3)).toEqual(["1,610", "× $40.00", "$64,400"]);
  });

  it("a month's loss is a year's, and says so", () => {
    const { sum } = pageOf(
      "Les bons de pesée. 900 par mois, 6 minutes chacun. Quand on manque de temps on devine : 4 000 $ par mois de crédits donnés.",
    ).memo.worth;
    expect(sum.rows.at(-1)?.what).toBe("a year of credits ($4,000 a month), beside these hours");
    expect(sum.rows.at(-1)?.figure).toBe("$48,000");
  });

  it("seconds are told in seconds", () => {
    const { sum } = pageOf("Candling. 360,000 eggs a year go past a person, 10 seconds avg.").memo.worth;
    expect(sum.rows[0]).toEqual({
      figure: "10",
      what: "seconds spent on one egg",
      from: "you wrote",
    });
  });

  it("what an hour costs is read in French as well", () => {
    const { sum } = pageOf(
      "Les bons de pesée. 900 par mois, 6 minutes chacun, 3 commis à 31 $/h avec avantages.",
    ).memo.worth;
    expect(sum.rows).toContainEqual({ figure: "× $31.00", what: "for one hour", from: "you wrote" });
  });

  it.each([
    [
      "what went wrong, before what an hour costs",
      "Hull certificates. 220 a year, 90 min each. Clerks cost me $62/hr all in. Last spring the port fined us $8,000 over one.",
      "Last spring the port fined us $8,000 over one.",
    ],
    [
      "a clause about it, before a heading alone",
      "Les bons de pesée. 900 par mois (il en manque souvent, ils sont tachés, le client appelle pour savoir où est passé le sien), 6 minutes chacun. Quand on manque de temps on devine : 4 000 $ par mois.",
      "Quand on manque de temps on devine : 4 000 $ par mois.",
    ],
  ])("page one quotes %s", (_, text, quotation) => {
    expect(pageOf(text).memo.problem.quotation).toBe(quotation);
  });
});

describe("notice that is owed in days", () => {
  const daysOf = (aiFriction: string) => {
    const firm = profileOf(answersFor({ aiFriction, otherChallenge: null, aiExperience: null }));
    return planDays(firm, TODAY);
  };

  it.each([
    ["Notre convention demande un avis de 90 jours avant tout changement technologique.", "90 days"],
    ["The collective agreement requires 90 days notice of technological change.", "90 days"],
  ])("holds the trial back until it is over: %s", (text, typed) => {
    const { trial, waits } = daysOf(text);
    expect(waits).toMatchObject([{ kind: "notice", typed: expect.stringContaining(typed) }]);
    expect(trial[0] && trial[0] > "2027-02-27").toBe(true);
  });

  it("half a year is not waited for eight quiet weeks where there are four before", () => {
    const { trial } = daysOf(
      "The collective agreement requires 90 days notice of technological change. From July to September we are flat out.",
    );
    expect(trial[0] && trial[0] < "2027-06-01").toBe(true);
  });
});
