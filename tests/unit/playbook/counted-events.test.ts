import { valueLines } from "@/lib/domain/value/value-lines";
import { readLedger } from "@/lib/playbook/read-ledger";
import { memoOf } from "../../support/told-firm";

const linesOf = (otherChallenge: string) => valueLines(readLedger({ otherChallenge }), { mostPeople: 500 });
const RUN_OUTS =
  "Run-outs. 1,180 last winter and every one means a special trip, two hours of a driver, call it $240 all in and an angry family.";

describe("what was counted, times what each costs", () => {
  it.each([
    [RUN_OUTS, "run-out", 283_200],
    ["We had 412 damaged pallets in spring, fined at $150 a pallet.", "pallet", 61_800],
    ["We had 90 damaged cabinets and each one costs about $400 all in.", "damaged cabinet", 36_000],
  ])("is one count and one price of a sentence: %s", (text, noun, amount) => {
    expect(linesOf(text)).toEqual([
      expect.objectContaining({ kind: "money", noun, amount: { low: amount, high: amount }, per: null }),
    ]);
  });

  it.each([
    "Run-outs. 1,180 last winter and it was $240 all in.",
    "We had 90 damaged cabinets, paid $60, and each one means a trip, $400 all in.",
    "We made 412 deliveries in spring at $150 a delivery.",
    "We had 412 damaged pallets in spring, fined at $150 a truck.",
    "We waited 40 hours and every one means a call, $240 all in.",
    "We had 412 damaged pallets, if every one means a trip, we would be out $240 all in.",
  ])("and none where another is counted or priced, or it may be sold: %s", (text) => {
    expect(linesOf(text)).toEqual([]);
  });

  it("keeps the winter that it was counted in", () => {
    const sum = memoOf({ otherChallenge: RUN_OUTS })?.worth.sum;
    expect(sum?.headline).toBe("$283,200 went into it last winter");
    expect(sum?.rows.map(({ figure, what }) => `${figure} ${what}`)).toEqual([
      "$240 for one run-out",
      "× 1,180 run-outs last winter",
      "$283,200 spent last winter",
    ]);
  });
});

describe("a part of what is counted", () => {
  it.each([
    "About 6% of orders ship wrong, we do 900 orders a week and each one costs $45 to fix.",
    "About 6% of orders come back, we do 900 orders a week and each takes 20 minutes.",
    "We do 900 orders a week, 1 in 20 comes back and each one costs $45.",
  ])("is not all of it: %s", (text) => {
    expect(linesOf(text)).toEqual([]);
  });

  it.each([
    "6.8% of crowns come back, about 85 a month, and each takes 40 minutes.",
    "About 5% have an error, we get 120 orders a day and every order takes 6 minutes.",
    "We get 120 orders a day and each takes 6 minutes, and about 5% have an error.",
  ])("but a count of the part itself is, and what every one takes: %s", (text) => {
    expect(linesOf(text)).toHaveLength(1);
  });
});

it("so many of them last year is of what was priced before", () => {
  expect(linesOf("Every no-show costs us $180 and we had 412 of them last year.")).toEqual([
    expect.objectContaining({ noun: "no show", amount: { low: 74_160, high: 74_160 }, per: "year" }),
  ]);
  expect(linesOf("Every no-show costs us $180 and 412 of them last year were new.")).toEqual([]);
});

it.each([
  "We service 1,350 elevators. We did look at a sensor, $900 per elevator.",
  "We run 75 lifts. Last round we quoted $310 per lift per month.",
  "We run 85 trucks. Insurance is up from $9,400 to $14,100 a truck.",
])("what was not bought, was offered or changed is no sum of all: %s", (text) => {
  expect(linesOf(text)).toEqual([]);
});

it("the length of a shift is no work on its roster, and the minutes to fill it are", () => {
  expect(linesOf("We have 46 open shifts a week, 12 hours each.")).toEqual([]);
  expect(linesOf("We have 46 open shifts a week, 40 minutes each to fill.")).toEqual([
    expect.objectContaining({ kind: "hours", noun: "open shift", per: "week" }),
  ]);
});
