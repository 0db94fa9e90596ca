import { readLedger } from "@/lib/playbook/read-ledger";
import { toldLosses } from "@/lib/playbook/value/box/told-loss";
import { writePlaybookReport } from "@/lib/playbook/write-report";
import { answersFor } from "../../support/answers";
import { rowsOf } from "../../support/sum-told";

const TODAY = new Date("2026-11-22T20:00:00Z");
const losses = (text: string) =>
  toldLosses(readLedger({ otherChallenge: text })).map(({ amount, what }) => [amount, what]);
const timesOf = (text: string) => toldLosses(readLedger({ otherChallenge: text })).map(({ time }) => time);
const HOURS = "Quotes take 2 hours each and we do 10 a week.";
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
    ["We paid $90,000 in late penalties last year.", [[90_000, "late penalties"]]],
    ["Last year we had $40,000 of chargebacks.", [[40_000, "chargebacks"]]],
    ["Mis-ships cost us $64,000 last fiscal year.", [[64_000, "mis-ships"]]],
    ["We got fined $14,000 last year for late filings.", [[14_000, "late filings"]]],
    ["Customer returns ran $310,000 last year.", [[310_000, "customer returns"]]],
    ["Scrap is 19% of $11.4M.", [[2_166_000, "scrap"]]],
    ["We spent $48,000 on rush freight last year.", [[48_000, "rush freight"]]],
    ["Overtime cost us $90,000 last year.", [[90_000, "overtime"]]],
    ["We paid $36,000 in overtime last season to keep up.", [[36_000, "overtime"]]],
    ["L'an dernier les reprises nous ont coûté 310 000 $.", [[310_000, "remakes"]]],
    ["Les annulations de dernière minute nous ont coûté 64 000 $ l'an dernier.", [[64_000, "cancellations"]]],
  ])("is read with what it was lost on: %s", (text, told) => {
    expect(losses(text)).toEqual(told);
  });

  it.each([
    "Our ERP cost us $400,000 last year.",
    "We paid $90,000 in bonuses last year.",
    "We paid $90,000 for a loss adjuster last year.",
    "The wrong software cost us $60,000 last year.",
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

describe("when a loss was had", () => {
  it("is a year where the year is a school's", () => {
    const text =
      "Late and doubled-up runs cost us $418k in liquidated damages last school year at $150 a run.";
    expect(losses(text)).toEqual([[418_000, "late and doubled-up runs"]]);
    expect(timesOf(text)).toEqual(["year"]);
  });

  it("is the season that was said, and no year is made of it", () => {
    const sum = sumOf({
      otherChallenge: "Last fall 41 cheques went out wrong and we ate $23,000 we never got back.",
    });
    expect(sum.headline).toBe("$23,000 was lost last fall");
    expect(sum.rows[0]?.what).toBe("cheques that went out wrong, last fall");
    expect(JSON.stringify(sum)).not.toContain("a year");
  });

  it("is not said where no time was told: such a sum is beside the hours", () => {
    const rows = sumOf({ otherChallenge: `${HOURS} Refunded $212,000 of rush fees.` }).rows;
    expect(rows.at(-1)?.what).toBe("refunds, told without a year, beside these hours");
    expect(sumOf({ otherChallenge: "Refunded $212,000 of rush fees." }).headline).not.toContain("212,000");
  });

  it.each([
    "A late delivery costs us $4,000.",
    "Every mistake costs us $1,500.",
    "Refunded $40 to a customer.",
    "Late runs cost us $1,500 each.",
    "Last fall 41 cheques went out wrong and we ate $12 pizza.",
    "Last fall 41 cheques went out and we bought a $23,000 printer.",
  ])("and the price of one, or what is small or bought, is none: %s", (text) => {
    expect(JSON.stringify(sumOf({ otherChallenge: `${HOURS} ${text}` }).rows)).not.toMatch(
      /without a year|last fall/,
    );
  });
});

describe("dollars that are no part of a sum", () => {
  const rows = (text: string) => sumOf({ otherChallenge: `${HOURS} ${text}` }).rows;

  it("are the revenue of a contract that was lost, by that name", () => {
    expect(rows("In spring we lost a three-district contract over it, $3.1M a year.").at(-1)).toEqual({
      figure: "$3,100,000",
      what: "a year of revenue from the contract that was lost, beside these hours: no saving",
      from: "you wrote",
    });
  });

  it("are, whenever it was lost", () => {
    expect(rows("We lost a hospital contract last fall worth $1.2M a year.").at(-1)?.figure).toBe(
      "$1,200,000",
    );
  });

  it("are fees that were never billed", () => {
    const fee = "Our late fee, we're supposed to bill it and the bookkeeper thinks we missed $58,000 of it.";
    expect(rows(fee).at(-1)).toEqual({
      figure: "$58,000",
      what: "that was never billed, told without a year, beside these hours",
      from: "you wrote",
    });
  });

  it.each([
    "We lost a nurse and pay an agency $90,000 a year.",
    "A competitor lost a contract, $90,000 a year.",
    "We lost a client and rent at $90,000 a year.",
    "We would bill it if we could, and we missed $58,000 of it.",
    "We missed $58,000 of sales.",
  ])("and none of those where they were something else: %s", (text) => {
    expect(JSON.stringify(rows(text))).not.toMatch(/revenue|never billed/);
  });
});

describe("the dollars of a firm in the United States", () => {
  const THERE = {
    headOfficeLocation: "other",
    otherChallenge: "Late runs cost us $418k last year.",
  } as const;

  it("are marked as theirs", () => {
    expect(sumOf({ ...THERE, customLocation: "Wausau, Wisconsin" }).headline).toBe(
      "US$418,000 a year is lost",
    );
  });

  it("are what their wages are told in, and no wage of Canada is taken for them", () => {
    const there = { headOfficeLocation: "other", customLocation: "Malone, New York" } as const;
    expect(sumOf({ ...there, otherChallenge: HOURS }).headline).toBe("1,040 hours a year go into it");
    const paid = sumOf({
      ...there,
      otherChallenge: "Quotes take 2 hours each, we do 10 a week and we pay $31/hr.",
    });
    expect(paid.rows.map(({ figure }) => figure).slice(-2)).toEqual(["× US$31.00", "US$32,200"]);
  });

  it.each(["Kingston, Ontario", "Tbilisi, Georgia", "Paris, Ontario"])(
    "and of no other: %s",
    (customLocation) => {
      expect(sumOf({ ...THERE, customLocation }).headline).not.toContain("US$");
    },
  );
});

describe("what a trouble makes them pay beside wages", () => {
  it("went into it, and is not lost", () => {
    const sum = sumOf({
      otherChallenge: "Rush season. Overtime was $71,000 last fall and we still shipped late.",
    });
    expect(sum?.headline).toBe("$71,000 went into overtime last fall");
  });

  it.each([
    "We would spend $48,000 on rush freight.",
    "We spent $48,000 on a new truck last year.",
    "Our freight revenue was $71,000 last fall.",
  ])("none in: %s", (text) => {
    expect(losses(text)).toEqual([]);
  });

  it("is said without a trial while a ban holds", () => {
    const { pageOne } = writePlaybookReport(
      answersFor({
        otherChallenge: "Rush season. Overtime was $71,000 last fall and we still shipped late.",
        aiFriction: "AI is banned here since August.",
        aiExperience: "None. Banned since August.",
        orgPosture: "skeptical",
      }),
      TODAY,
    ).reportData;
    const worth = "memo" in pageOne ? pageOne.memo.worth : undefined;
    expect(worth?.sum.rows.map(({ what }) => what)).toContain("of it that could be prevented");
    expect(worth?.mustBeTrue).not.toContain("trial");
  });
});

it("is beside a sum, where a buyer docked them for it", () => {
  const otherChallenge =
    "12 of 30 loads last fall went back. 1900 a load, fuel and two men. The mill docked us $22,000 for being short.";
  expect(rowsOf({ otherChallenge })?.at(-1)).toBe("$22,000 penalties, told without a year, beside this sum");
});
