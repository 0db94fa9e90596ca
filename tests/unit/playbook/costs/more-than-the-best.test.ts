import { costsTold, rowsOf } from "../../../support/costs-told";

const FITTINGS =
  "Rosa is 67 and done at Thanksgiving. She gets a dress right in 2 fittings, the other two girls need more so we average 3.2, 50 minutes each. Seamstresses are 27/hr all in.";
const DRESSES = "Bridal shop. Around 410 dresses altered a year";

describe("what the others need more than the best of them", () => {
  it("is the difference, of all that they do", () => {
    expect(rowsOf({ otherChallenge: FITTINGS, companyActivity: DRESSES })).toEqual([
      "410 dresses a year",
      "× (3.2 − 2) fittings each more than 2",
      "= 492 fittings a year",
      "× 50 minutes for each, ÷ 60",
      "= 410 hours",
      "× $27 for one hour, seamstresses",
      "= $11,070 a year",
    ]);
  });

  it.each([
    ["other things were counted", FITTINGS, "Bridal shop. Around 410 suits altered a year"],
    ["they sell them", FITTINGS, "Bridal shop. Around 410 dresses in the shop"],
    ["two counts differ", FITTINGS, "60 dresses a month, and 410 dresses altered a year"],
    ["no wage is told", FITTINGS.replace(" Seamstresses are 27/hr all in.", ""), DRESSES],
    ["the wage is told elsewhere", FITTINGS.replace("Seamstresses", "We have 3 rooms. Drivers"), DRESSES],
    ["an hour is what is charged", FITTINGS.replace("are 27/hr all in", "are billed at 67/hr"), DRESSES],
    ["they need fewer", FITTINGS.replace("3.2", "1.8"), DRESSES],
    ["how long one takes is not told", FITTINGS.replace(", 50 minutes each", ""), DRESSES],
    ["it is hoped for", FITTINGS.replace("so we average", "and we should average"), DRESSES],
  ])("makes no sum where %s", (_why, otherChallenge, companyActivity) => {
    expect(costsTold({ otherChallenge, companyActivity })).toEqual([]);
  });
});
