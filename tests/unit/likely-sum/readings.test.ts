import { amountOf, figureOf } from "@/lib/domain/value/likely-sum/amount";
import { figuresOf } from "@/lib/domain/value/likely-sum/figures";
import { likelySums, weigh } from "@/lib/domain/value/likely-sum/likely-sum";
import { periodsOf } from "@/lib/domain/value/likely-sum/period";
import { probabilities } from "@/lib/domain/value/likely-sum/probability";
import { type Reading, readingsOf } from "@/lib/domain/value/likely-sum/readings";
import { sumWeights } from "@/lib/knowledge/sum-weights";

const told = (...sentences: string[]) => figuresOf(sentences);
const readings = (...sentences: string[]) => readingsOf(told(...sentences));
const amounts = (all: readonly Reading[]) => new Set(all.map(({ amount }) => Math.round(amount.high)));

describe("figures of an answer", () => {
  it.each([
    ["£3.10 each", "money", 3.1, 3.1],
    ["Rs 340 per casing", "money", 340, 340],
    ["31p each", "money", 0.31, 0.31],
    ["twenty to 30 minutes", "time", 20, 30],
    ["an hour and 20", "time", 80, 80],
    ["one in six", "share", 1 / 6, 1 / 6],
    ["two out of five kitchens", "share", 0.4, 0.4],
    ["a hundred and twenty pies", "number", 120, 120],
  ])("%s: %s", (words, kind, low, high) => {
    const [figure] = told(words).figures;
    expect(figure).toMatchObject({ kind });
    expect(figure?.low).toBeCloseTo(low);
    expect(figure?.high).toBeCloseTo(high);
  });

  it.each([
    ["40 calls a day", "day", "behind"],
    ["Every week 70 farmers ring", "week", "before"],
    ["We had 310 last year of them", "year", "behind"],
    ["On a Monday there are plenty, and 30 are late", "week", "sentence"],
    ["There are 30 of them", null, "none"],
  ])("come in a time: %s", (words, per, from) => {
    const all = told(words);
    const [figure] = all.figures;
    expect(figure && periodsOf(all, figure)[0]).toEqual({ per, from });
  });
});

describe("ways in which figures make a sum", () => {
  it("are a count, what one takes, and what an hour costs, on the days of their year", () => {
    const found = amounts(
      readings("40 calls a day.", "6 minutes each at $30 an hour.", "We are open 260 days."),
    );
    expect(found).toContain(40 * 260 * 0.1 * 30);
  });

  it("are two prices of one, a price less what comes back, and a price with paid time", () => {
    expect(amounts(readings("300 crates a year, $40 each plus $6 freight."))).toContain(300 * 46);
    expect(amounts(readings("300 tows a year, $40 each, and the club pays $12 of it."))).toContain(300 * 28);
    const lined = readings("200 coats a year, $22 each and half an hour of Odette at $28 an hour.");
    expect(amounts(lined)).toContain(200 * 36);
  });

  it("turn a year's pay into hours, and days into eight of them", () => {
    const paid = readings("He loses 10 hours a week.", "He is on $62,400.");
    expect(amounts(paid)).toContain(10 * 52 * 30);
    expect(amounts(readings("19 audits a year, 2 days each."))).toContain(19 * 16);
  });

  it("make use of no date, no wait and no length of the year as a count", () => {
    const used = readings(
      "In 2019 we had it, 9 days after the job, 48 weeks, 30 minutes each, 7 a week.",
    ).flatMap(({ used: all }) => [figureOf(all, "count")?.low]);
    expect(new Set(used)).toEqual(new Set([7, undefined]));
  });

  it("are looked at in bounded number, however many figures there are", () => {
    const many = "we lose 5 h a week at $30 an hour on 40 orders a day each 12 min and ".repeat(6);
    expect(readings(many).length).toBeLessThanOrEqual(2000);
    expect(likelySums(weigh([many.repeat(20)], sumWeights))).toEqual([]);
  });
});

describe("what a reading comes to", () => {
  const [count, each] = told("10 jobs, $50").figures;

  it("is what it is without anything beside", () => {
    if (count === undefined || each === undefined) throw new Error("two figures were told");
    expect(
      amountOf([
        ["count", count],
        ["each", each],
      ]),
    ).toEqual({ low: 500, high: 500 });
  });

  it("is as probable as its score is above the others", () => {
    expect(probabilities([0, 0])).toEqual([0.5, 0.5]);
    const [first = 0, second = 0] = probabilities([1000, 998]);
    expect(first / second).toBeCloseTo(Math.exp(2));
  });
});

describe("a likely sum", () => {
  it("says what its price was added up from, and which sentences it is of", () => {
    const [sum] = likelySums(
      weigh(
        [
          "Torn linings.",
          "200 coats came back last year.",
          "Each one costs us $22 for the lining, and then Odette spends half an hour on it, she's on $28 an hour.",
          "The shop is warm and the radio plays.",
        ],
        sumWeights,
      ),
    );
    expect(sum).toMatchObject({
      kind: "money",
      each: { low: 36, high: 36 },
      eachFrom: "$22 + 30 minutes at $28 an hour",
      counted: { low: 200, of: "coats", per: "year", isRhythm: false },
      times: null,
    });
    expect(sum?.sentences).toHaveLength(2);
    expect(sum?.probability).toBeGreaterThan(0.6);
  });
});
