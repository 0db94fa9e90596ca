import { valueLines } from "@/lib/domain/value/value-lines";
import { readLedger } from "@/lib/playbook/read-ledger";
import { memoOf } from "../../support/told-firm";

const hoursOf = (otherChallenge: string) =>
  valueLines(readLedger({ otherChallenge }), { mostPeople: 500 }).flatMap((line) =>
    line.kind === "hours" ? [[line.hours.high, line.per, line.question?.ask ?? null]] : [],
  );

describe("what each of them sends is times how many they are", () => {
  it.each([
    ["We run 14 camps. Each camp sends 2 orders a week and each order takes 3 hours to build.", 84, "week"],
    ["14 camps, two orders a week each, 3 hours an order.", 84, "week"],
    ["Each of our 22 stores sends 6 invoices a week, 15 minutes per invoice.", 33, "week"],
    ["We serve 40 schools and every school sends us 3 rosters a month, 20 minutes a roster.", 40, "month"],
  ])("%s", (text, hours, per) => {
    expect(hoursOf(text)).toEqual([[hours, per, null]]);
  });

  it("is printed factor by factor", () => {
    const sum = memoOf({
      otherChallenge:
        "We run 14 camps. Each camp sends 2 orders a week and each order takes 3 hours to build.",
    })?.worth.sum;
    expect(sum?.rows.slice(0, 4).map(({ figure, what }) => `${figure} ${what}`)).toEqual([
      "3 hours spent on one order",
      "× 2 orders a week for each camp",
      "× 14 camps",
      "84 hours a week",
    ]);
  });

  it.each([
    [
      "how many they are was not told",
      "Each camp sends 2 orders a week and each order takes 3 hours to build.",
    ],
    [
      "two numbers of them were",
      "We run 14 camps, and 9 camps in winter. Each camp sends 2 orders a week and each order takes 3 hours.",
    ],
    [
      "others were counted",
      "We have 14 sous chefs. Each head chef sends 2 orders a week and each order takes 3 hours.",
    ],
  ])("is asked where %s", (_, text) => {
    expect(hoursOf(text)).toEqual([[6, "week", "people"]]);
  });

  it("and the volume of all is no one's", () => {
    expect(
      hoursOf("We run 14 camps. We get 28 orders a week and each order takes 3 hours to build."),
    ).toEqual([[84, "week", null]]);
  });
});
