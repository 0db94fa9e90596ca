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

  it("seconds are told in seconds", () => {
    const { sum } = pageOf("Candling. 360,000 eggs a year go past a person, 10 seconds avg.").memo.worth;
    expect(sum.rows[0]).toEqual({
      figure: "10",
      what: "seconds spent on one egg",
      from: "you wrote",
    });
  });
});
