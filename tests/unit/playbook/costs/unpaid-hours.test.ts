import { costsTold, rowsOf } from "../../../support/costs-told";

const OVER =
  "Bad estimates. About 1 in 5 local jobs runs way over what we wrote, so I eat the rest. Figure 6 crew hours a job we dont get paid for, 31 an hr loaded.";
const MOVES = "Household moves. About 1,450 moves a yr, 900 of them local, 11 trucks";
const INSTALLS =
  "1 in 8 installs runs over. That is 5 hours each install we never bill, $44/hr loaded, and they all know it.";

describe("hours that are not paid for, of a part that runs over", () => {
  it("are those of the kind that was counted", () => {
    expect(rowsOf({ otherChallenge: OVER, companyActivity: MOVES })).toEqual([
      "900 local moves a year",
      "× 1 ÷ 5 of them run over",
      "= 180 a year",
      "× 6 crew hours that you are not paid for, for each of those",
      "= 1,080 hours",
      "× $31 for one hour",
      "= $33,480 a year",
    ]);
  });

  it("are those of the very noun, by the week too", () => {
    expect(
      costsTold({ otherChallenge: INSTALLS, companyActivity: "Heat pumps, 80 installs a week" }),
    ).toEqual(["$110,000 a year of hours that you are not paid for"]);
  });

  it.each([
    ["another kind was counted", OVER, "Household moves. About 1,450 moves a yr, 900 of them long distance"],
    ["nothing was counted", OVER, "Household moves, 11 trucks"],
    ["more were of that kind than of all", OVER, "About 450 moves a yr, 900 of them local"],
    ["other things were counted", INSTALLS, "Heat pumps, 80 service calls a week"],
    ["the hours are of another piece", INSTALLS.replace("each install", "a repair"), "80 installs a week"],
    ["the hours are paid", OVER.replace("we dont get paid for", "we bill at cost"), MOVES],
    ["an hour is what is charged", OVER.replace("31 an hr loaded", "we charge 131 an hr"), MOVES],
    ["two wages are told", OVER.replace("31 an hr loaded", "31 an hr loaded and 58 an hr loaded"), MOVES],
    ["it is only supposed", OVER.replace("Figure", "If it is"), MOVES],
    ["they run over to another town", OVER.replace("way over what we wrote", "over to the coast"), MOVES],
  ])("make no sum where %s", (_why, otherChallenge, companyActivity) => {
    expect(costsTold({ otherChallenge, companyActivity })).toEqual([]);
  });
});
