import { profileOf } from "@/lib/playbook/company-profile";
import { countedFault } from "@/lib/playbook/faults/counted-fault";
import { answersFor } from "../../support/answers";
import { memoOf } from "../../support/told-firm";

const read = (otherChallenge: string) =>
  countedFault({ otherChallenge, aiFriction: null, aiExperience: null });
const said = (text: string): string | null => {
  const found = read(text);
  return found === null ? null : `${found.kind}: ${found.count} ${found.several}, ${found.when}`;
};

describe("what goes wrong in their own work, as often as they counted it", () => {
  it.each([
    ["Last fall 41 cheques went out wrong.", "held: 41 wrong cheques, last fall"],
    ["Last year 9,400 requests and 1,310 went unfilled.", "unserved: 1310 unfilled requests, last year"],
    ["We missed 40 dates last year.", "foreseen: 40 missed dates, last year"],
    ["We turned away 30 families in 2025.", "unserved: 30 turned-away families, in 2025"],
    ["About 60 orders came back wrong last month, mostly labels.", "held: 60 wrong orders, last month"],
    ["140 missed calls a week.", "foreseen: 140 missed calls, a week"],
    ["Of 300 quotes, 120 went out late.", "foreseen: 120 late quotes, null"],
    ["Remakes: 212 last year.", "held: 212 remakes, last year"],
    ["On a normal week 260 shifts are not covered 24 hours out.", "unserved: 260 uncovered shifts, a week"],
    ["We have 310 callbacks a month.", "foreseen: 310 callbacks, a month"],
    ["Run-outs. 1,180 last winter, and each is a special trip.", "foreseen: 1180 run-outs, last winter"],
  ])("%s", (text, expected) => {
    expect(said(text)).toBe(expected);
  });

  it.each([
    "We lost 3 drivers last spring.",
    "If 40 orders went out wrong we would close.",
    "Our competitors had 30 recalls.",
    "We never had 30 orders go out wrong.",
    "None of the 40 loads went out late.",
    "We rejected 40 applicants.",
    "We have 2,000 short videos.",
    "600 short stories a year.",
    "In 2019 deliveries were late.",
    "3 late fees.",
    "We run 12 late shifts a week.",
    "We lost 40 hours to it.",
    "Our goal is 10 missed calls a week.",
  ])("nothing is read from “%s”", (text) => {
    expect(said(text)).toBeNull();
  });

  it("tells which part of them was told last, in their words", () => {
    const parts = read(
      "Run-outs. 1,180 last winter, each a special trip. 640 of those were on automatic delivery. I found out that 212 of the run-outs were on monitored tanks, and 3 of them were mine. 9,000 of those were sold.",
    )?.parts;
    expect(parts).toEqual([
      { count: 640, words: "were on automatic delivery" },
      { count: 212, words: "were on monitored tanks" },
    ]);
  });

  it("no text is slow to read", () => {
    const texts = ["41 cheques ", "no no no ", "1,180 ", "went out ", "We missed 40 dates and "].map((part) =>
      part.repeat(8000 / part.length),
    );
    const from = performance.now();
    for (const text of texts) read(text);
    expect(performance.now() - from).toBeLessThan(2000);
  });
});

const memo = (otherChallenge: string) =>
  memoOf({ companyName: "Prairie Livestock Exchange", companyEmployees: "11-50", otherChallenge });

describe("the first pilot of a firm that counts what goes wrong", () => {
  const wrong =
    "Settlements. Three of the girls match scale tickets to manifests till 11 at night. Last fall 41 cheques went out wrong and we ate $23,000.";

  it("is a check on the cases that they counted, before it touches a live one", () => {
    const page = memo(wrong);
    expect(page?.decision).toContain("a check that holds a likely wrong cheque before it leaves");
    expect(page?.decision).toContain("the 41 from last fall");
    expect(page?.monday.what).toContain("Pull the 41 wrong cheques of last fall");
    expect(page?.stop.text).toContain("more than one good cheque in ten");
  });

  it("says in our words what was counted where no sentence of theirs is short enough", () => {
    const page = memo(
      "Run-outs. 1,180 last winter and every one means a special trip, a leak check, two hours of a driver, call it $240 all in and an angry family.",
    );
    expect(page?.problem).toMatchObject({
      quotation: null,
      paraphrase: "You counted 1,180 run-outs last winter.",
    });
    expect(page?.worth.sum.rows[0]).toMatchObject({ from: "you wrote" });
    expect(page?.monday.what).toContain("Pull 50 of the 1,180 run-outs of last winter");
  });

  it("begins with the part of them that was told", () => {
    const page = memo(
      "Run-outs. 1,180 last winter, each a special trip. 212 of those were on tanks that had sent the alert.",
    );
    expect(page?.problem.whatIsSo).toBe("Begin with the 212 that “were on tanks that had sent the alert”.");
  });

  it("leaves blank what one of them costs, where no price of one was told", () => {
    const page = memo("On a normal week 260 shifts are not covered.");
    expect(page?.worth.sum.headline).toBe("260 uncovered shifts a week");
    expect(page?.worth.sum.rows.map(({ from }) => from)).toEqual(["you wrote", "fill in", "fill in", null]);
  });

  it("stays their own work where the problem is told with its minutes and its pieces", () => {
    const page = memo("Quotes. 40 a week, 90 minutes each. Last year 12 quotes went out wrong.");
    expect(page?.decision).toContain("quotes");
    expect(page?.decision).not.toContain("a check that holds");
  });

  it("stays within a ban", () => {
    const firm = profileOf(answersFor({ otherChallenge: wrong, aiFriction: "Our board has banned AI." }));
    expect(firm.lead.trial.pilot).not.toContain("a check that holds");
  });
});
