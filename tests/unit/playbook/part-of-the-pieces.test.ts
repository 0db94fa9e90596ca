import { valueLines } from "@/lib/domain/value/value-lines";
import { readLedger } from "@/lib/playbook/read-ledger";
import { memoOf } from "../../support/told-firm";

const linesOf = (otherChallenge: string) => valueLines(readLedger({ otherChallenge }), { mostPeople: 500 });
const BATCHES =
  "I blame receiving: about 210 batches a week and 1 in 6 has a form that does not match, so it sits on average 2.5 days, and it's 25 min of a $26/hr person each time.";

describe("a part of the pieces takes time", () => {
  it("is how many there are, the part of them and the time of one", () => {
    const sum = memoOf({ otherChallenge: BATCHES })?.worth.sum;
    expect(sum?.rows.map(({ figure, what }) => `${figure} ${what}`)).toEqual([
      "210 batches a week",
      "× 1 ÷ 6 of them",
      "× 25 minutes spent on each, ÷ 60",
      "14.6 hours a week",
      "× 52 weeks",
      "759.2 hours a year, spent today",
      "× $26.00 for one hour",
      "$19,700 a year, spent today",
    ]);
  });

  it.each([
    "We get 210 batches a week and 1 in 6 of our drivers is late, 25 minutes each time.",
    "We get 210 batches a week and 1 in 6 has a bad form, about 25 minutes.",
    "We get 210 batches and 40 crates a week and 1 in 6 has a bad form, 25 minutes each time.",
    "We get 210 batches a week. Someone is sick and 1 in 6 has a bad form, 25 minutes each time.",
    "We get 210 batches a week, two clerks check and 1 in 6 has a bad form, 25 minutes each time.",
  ])("and nothing where it may be of others, or how often is not said: %s", (text) => {
    expect(linesOf(text)).toEqual([]);
  });
});
