import { costsTold, rowsOf } from "../../../support/costs-told";
import { memoOf } from "../../../support/told-firm";

const SHIFTS =
  "46 open shifts a week, 12 hours each, and about 70% end up on overtime. Came to roughly 870k last year and the ministry does not fund it, we are eating reserves.";
const STOPS =
  "Unplanned stops on the kill floor average 46 minutes a day. When we fall behind we run Saturdays, 14 in the last half year at about $68k of overtime each, I'd put two thirds of those down to stops and the rest down to hog supply.";

describe("what a trouble came to, as it was told", () => {
  it.each([
    [SHIFTS, "$870,000 went into it last year"],
    [
      "Claims were 110 last year. It came to $37,000 last year, and we absorb all of it.",
      "$37,000 went into it last year",
    ],
    [STOPS, "$634,667 of overtime in the last half year was put down to stops"],
  ])("is a sum: %s", (otherChallenge, sum) => {
    expect(costsTold({ otherChallenge })).toEqual([sum]);
  });

  it("is the trial's where it follows the sentence that the trial is about", () => {
    expect(rowsOf({ otherChallenge: STOPS })).toEqual([
      "14 Saturdays in the last half year",
      "× $68,000 of overtime for each",
      "= $952,000 in the last half year",
      "× 2 ÷ 3 of it put down to stops",
      "= $634,667 in the last half year",
    ]);
    expect(memoOf({ otherChallenge: STOPS })?.worth.mustBeTrue).toContain(
      "That “two thirds” of it is down to stops is your estimate.",
    );
  });

  it.each([
    ["what was sold", "We did 46 weddings last year. Came to roughly 870k last year."],
    ["what a tool cost", "We bought 4 survey apps. Cost us 19k last year and we had to eat it."],
    ["what is paid back", SHIFTS.replace("does not fund it, we are eating reserves", "funds all of it")],
    ["what is not right behind", SHIFTS.replace("Came to", "We hired 4 people. Sales came to")],
    ["what it may come to", SHIFTS.replace("Came to", "It could be that it came to")],
    ["a sum without a time", SHIFTS.replace(" last year", "")],
    ["what is no money", SHIFTS.replace("870k last year", "870 hours last year")],
    ["days that they earn on", STOPS.replace("of overtime each", "of sales each")],
    ["what is put down to something else", STOPS.replace("down to stops", "down to weather")],
    [
      "days of which no cause was told",
      STOPS.replace("I'd put two thirds of those down to stops", "some of those are stops"),
    ],
  ])("is no sum of %s", (_what, otherChallenge) => {
    expect(costsTold({ otherChallenge })).toEqual([]);
  });
});
