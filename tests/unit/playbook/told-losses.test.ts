import { readLedger } from "@/lib/playbook/read-ledger";
import { toldLosses } from "@/lib/playbook/value/box/told-loss";
import { writePlaybookReport } from "@/lib/playbook/write-report";
import { answersFor } from "../../support/answers";

const TODAY = new Date("2026-11-22T20:00:00Z");
const losses = (text: string) =>
  toldLosses(readLedger({ otherChallenge: text })).map(({ amount, what }) => [amount, what]);
const sumOf = (answers: Parameters<typeof answersFor>[0]) => {
  const { pageOne } = writePlaybookReport(answersFor(answers), TODAY).reportData;
  if (!("memo" in pageOne)) throw new Error("There is no memo.");
  return pageOne.memo.worth.sum;
};

describe("a year's loss that was told in dollars", () => {
  it.each([
    [
      "Late claims cost us $180,000 last year and another $95,000 in temperature claims.",
      [
        [180_000, "late claims"],
        [95_000, "temperature claims"],
      ],
    ],
    ["We lost $180,000 to late claims last year.", [[180_000, "late claims"]]],
    ["In 2025, rework cost us $220,000.", [[220_000, "rework"]]],
    ["Scrap is 19% of $11.4M.", [[2_166_000, "scrap"]]],
    ["L'an dernier les reprises nous ont coûté 310 000 $.", [[310_000, "remakes"]]],
    ["Les annulations de dernière minute nous ont coûté 64 000 $ l'an dernier.", [[64_000, "cancellations"]]],
  ])("is read with what it was lost on: %s", (text, told) => {
    expect(losses(text)).toEqual(told);
  });

  it.each([
    "Our ERP cost us $400,000 last year.",
    "A competitor lost $90,000 to late claims last year.",
    "We may lose $90,000 to fines next year.",
    "Two deals worth $420,000 a year are waiting.",
    "Late claims cost us $180,000, since a penalty in Europe is €500.",
  ])("is none where something was bought, feared, earned or lost by others: %s", (text) => {
    expect(losses(text)).toEqual([]);
  });

  it("is on page one beside the hours, and is no part of their sum", () => {
    const sum = sumOf({
      otherChallenge: "Late claims cost us $180,000 last year. Quotes take 2 hours each and we do 10 a week.",
    });
    expect(sum.headline).toMatch(/ of paid time goes into it$/);
    expect(sum.rows.at(-1)).toEqual({
      figure: "$180,000",
      what: "a year of late claims, beside these hours",
      from: "you wrote",
    });
  });

  it("has beside it what waits for the work: deals that were told with their worth", () => {
    const rows = (text: string) =>
      sumOf({ otherChallenge: `Quotes take 2 hours each and we do 10 a week. ${text}` }).rows;
    expect(rows("Two hospital deals worth $420,000 a year are waiting on them.").at(-1)).toEqual({
      figure: "$420,000",
      what: "a year of deals that wait, beside these hours",
      from: "you wrote",
    });
    expect(JSON.stringify(rows("We closed deals worth $420,000."))).not.toContain("420,000");
  });

  it("is not said to be without a place elsewhere in the report", () => {
    const answers = answersFor({ otherChallenge: "Callbacks cost us $210,000 last year. The moon is far." });
    const { keyChallenges } = writePlaybookReport(answers, TODAY).reportData.currentState;
    expect(keyChallenges.join()).not.toContain("$210,000");
  });

  it("is the sum of page one where no hours were told", () => {
    const sum = sumOf({ otherChallenge: "Late claims cost us $180,000 last year." });
    expect(sum.headline).toBe("$180,000 a year is lost");
    expect(sum.rows.map(({ what }) => what)).toContain("of it that the trial could prevent");
  });

  it("is worked out where the price of one and the count stand in two sentences", () => {
    const sum = sumOf({ otherChallenge: "We are fined $350 each. 412 missed trips last year." });
    expect(sum.headline).toBe("$144,200 a year goes into it");
  });
});
