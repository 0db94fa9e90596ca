import { costsTold, rowsOf } from "../../../support/costs-told";
import { memoOf } from "../../../support/told-firm";

describe("a part that is lost, of so many, at what one costs", () => {
  it.each([
    [
      "6.1% of cases come back and we eat it, about $74 each in material and bench time.",
      "Dental lab, 1,150 cases a week",
      "$259,000 a year is lost",
    ],
    [
      "It moves every time so the kitchen cooks about 9% over to be safe, and it goes in the compactor. Food cost is $4.10 a meal avg.",
      "We cook about 11,500 meals a day",
      "$1,061,000 a year is lost",
    ],
    ["1 in 6 comes back, material is $74 a case.", "1,150 cases a week", "$710,400 a year is lost"],
    [
      "3.8% of lots go back through, about 5.5 hours of labour each at $52, and on nights it is more like 6%.",
      "About 1,100 lots a month",
      "$144,144 a year is lost",
    ],
    [
      "About 6% of orders ship wrong, we do 900 orders a week and each one costs $45 to fix.",
      "Parts",
      "$121,500 a year is lost",
    ],
    ["5% of windows come back, about $310 each in labour.", "240 windows a week", "$186,000 a year is lost"],
  ])("is multiplied: %s", (otherChallenge, companyActivity, sum) => {
    expect(costsTold({ otherChallenge, companyActivity })).toEqual([sum]);
  });

  it.each([
    [
      "its noun is another than that which is counted",
      "6% of cases come back and we eat it, $74 each.",
      "900 orders a week",
    ],
    [
      "two counts differ",
      "6% of cases come back, $74 each in labour.",
      "90 cases a week in May, 60 cases a week in June",
    ],
    ["it is only a part", "22% of cases are crowns, about $74 each in material.", "1,150 cases a week"],
    [
      "it is a part of the market",
      "Our share of the market is 9% and each case costs $74.",
      "1,150 cases a week",
    ],
    ["it is growth", "Sales grew 9% and each case costs us $74.", "1,150 cases a week"],
    ["people leave", "9% of drivers leave and each one costs us $4,000 to train.", "120 drivers a year"],
    ["regulars come back", "30% of customers come back, that costs us $20 each.", "400 customers a week"],
    ["that is what it sells for", "6% of meals come back and we sell them at $14 a meal.", "900 meals a day"],
    [
      "a customer is charged for it",
      "6% of cases come back, we charge $74 each for the redo.",
      "1,150 cases a week",
    ],
    [
      "others lose it",
      "In the industry 6% of cases come back and labs eat it, $74 each.",
      "1,150 cases a week",
    ],
    ["it is only supposed", "If 6% of cases come back we eat it, about $74 each.", "1,150 cases a week"],
    [
      "two prices are told",
      "6% of orders come back, freight costs $12 each and labels cost $3 each.",
      "900 orders a week",
    ],
  ])("makes no sum where %s", (_why, otherChallenge, companyActivity) => {
    expect(costsTold({ otherChallenge, companyActivity })).toEqual([]);
  });
});

describe("on page one", () => {
  const lab = {
    companyActivity: "Dental lab for 310 dentists, 1,150 cases a week",
    otherChallenge:
      "Remakes. 6.1% of cases come back and we eat it, about $74 each. Two gals spend 3 hours a day each chasing offices by phone.",
  };

  it("the sum of what goes wrong comes before that of a side task, and its rows print as they multiply", () => {
    expect(rowsOf(lab)).toEqual([
      "1,150 cases a week",
      "× 6.1% of them “come back”",
      "= 70 a week",
      "× $74 for each of those",
      "= $5,180 a week",
      "× 50 weeks",
      "= $259,000 a year",
    ]);
  });

  it("it says which figure is an estimate, and that the trial shows which part can be avoided", () => {
    expect(memoOf(lab)?.worth.mustBeTrue).toBe(
      "this is what it costs by figures of your own, and no saving: the trial shows which part can be avoided. “about $74 each” is your estimate. Each tenth that the trial avoids is $25,900 a year.",
    );
  });
});
