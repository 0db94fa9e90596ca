import { valueLines } from "@/lib/domain/value/value-lines";
import { readLedger } from "@/lib/playbook/read-ledger";

const linesOf = (otherChallenge: string) => valueLines(readLedger({ otherChallenge }), { mostPeople: 500 });

describe("a pronoun points back at the one thing that the sentence before counts", () => {
  it.each([
    [
      "Last year 9,400 requests and 1,310 went unfilled. Four coordinators fill them by texting people, 35 minutes a booking on average.",
      "request",
      { low: 35, high: 35 },
      { low: 9400, high: 9400 },
    ],
    [
      "We get 120 orders a day. Two clerks key each one in, 6 minutes an order.",
      "order",
      { low: 6, high: 6 },
      { low: 120, high: 120 },
    ],
    [
      "We get 60 inquiries a week. Two estimators price them, 40 minutes a quote.",
      "inquiry",
      { low: 40, high: 40 },
      { low: 60, high: 60 },
    ],
    [
      "We get 80 claims a week by fax. The clerks type them into the portal, 20 minutes a file.",
      "claim",
      { low: 20, high: 20 },
      { low: 80, high: 80 },
    ],
  ])("%s", (text, noun, minutes, volume) => {
    expect(linesOf(text)).toEqual([
      expect.objectContaining({ kind: "hours", noun, formula: { minutes, volume } }),
    ]);
  });

  it.each([
    "Last year 9,400 requests came in from hospitals. Four coordinators fill them, 35 minutes a booking.",
    "Last year 9,400 requests. Four coordinators phone them, 35 minutes a booking.",
    "Last year 9,400 requests. Four coordinators fill them, 35 minutes a hospital.",
    "Last year 9,400 requests and 80 audits a month. Four coordinators fill them, 35 minutes a booking.",
    "Last year 9,400 requests. Two of us are leaving. Four coordinators fill them, 35 minutes a booking.",
    "Last year 9,400 requests. Four coordinators fill them, 35 minutes a booking, and there were 6,100 bookings.",
    "Last year 30 welders and 2 were hurt. Two clerks fill them, 35 minutes a form.",
  ])("and at nothing where it may be another: %s", (text) => {
    expect(linesOf(text)).toEqual([]);
  });
});

describe("a price of an hour", () => {
  it.each([
    "We bill $95/hr with a two hour minimum.",
    "The crane rents at $140 an hour, and we wait 3 hours.",
    "Overtime is $52 an hour and a run takes 9 hours.",
  ])("is multiplied with no hours that do not say how often: %s", (text) => {
    expect(linesOf(text).filter(({ kind }) => kind === "money")).toEqual([]);
  });
});

describe("what we charge for one", () => {
  it.each([
    "We charge $85 per entry; 2,400 entries a year.",
    "We only bill $240 each. 1,180 visits last year.",
    "Our fee is $85 per entry; 2,400 entries a year.",
    "We did 2,400 entries last year at $85 per entry.",
  ])("is no cost of all: %s", (text) => {
    expect(linesOf(text)).toEqual([]);
  });

  it.each([
    "Our broker charges $85 per entry; 2,400 entries a year.",
    "The broker did 2,400 entries last year at $85 per entry.",
  ])("but what a broker asks for is: %s", (text) => {
    expect(linesOf(text)).toHaveLength(1);
  });
});
