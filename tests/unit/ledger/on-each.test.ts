import { valueLines } from "@/lib/domain/value/value-lines";
import { readLedger } from "@/lib/playbook/read-ledger";
import { memoOf } from "../../support/told-firm";

const hoursIn = (otherChallenge: string) =>
  valueLines(readLedger({ otherChallenge }), { mostPeople: 500 }).flatMap((line) =>
    line.kind === "hours" ? [`${line.hours.low} a ${line.per}: ${line.noun}`] : [],
  );

describe("time that one spends “on each”", () => {
  it.each([
    [
      "Survey reports. We write 180 a year and a surveyor spends 6 hours on each.",
      "1080 a year: survey report",
    ],
    [
      "About 40 drivers a week come to the window and Ines, who runs the tally, spends 30 min on each.",
      "20 a week: driver",
    ],
    ["We get 120 claims a month and the clerk puts in 20 minutes on each.", "40 a month: claim"],
    ["We do 50 quotes a week, and it takes her 30 minutes for each.", "25 a week: quote"],
  ])("is of what was counted, and not of the verb: %s", (typed, hours) => {
    expect(hoursIn(typed)).toContain(hours);
  });

  it("is summed at the wage that was told, and quoted with its figures", () => {
    const page = memoOf({
      otherChallenge:
        "Survey reports. We write 180 a year and a surveyor spends 6 hours on each, evenings in a hotel, at $70 an hour loaded. I've two who say they'd sooner walk than write.",
    });
    expect(page?.worth.sum.headline).toMatch(/^\$75,600 a year/);
    expect(page?.problem.quotation).toBe(
      "Survey reports. We write 180 a year and a surveyor spends 6 hours on each.",
    );
  });
});
