import { rowsOf, sumOf } from "../../support/sum-told";

const INSTALLS =
  "1 in 8 installs runs over. That is 5 hours each install we never bill, $44/hr loaded, and they all know it.";
const CALLS =
  "We run around 310 callbacks a month, about 90 of those are the same unit inside 30 days. Call it 2.4 hours door to door and a mechanic costs me $96 an hour loaded.";
const SEASON = "Deb and Sukhi key them, 6 hours a day each for a 96 day season at $29 an hour.";

describe("a part that goes wrong, where how many there are was told with what the company does", () => {
  it.each([
    [
      "6.1% of cases come back and we eat it, about $74 each in material and bench time.",
      "Dental lab, 1,150 cases a week",
      "$269,932 a year goes into it",
    ],
    [
      "It moves every time so the kitchen cooks about 9% over to be safe, and it goes in the compactor. Food cost is $4.10 a meal avg.",
      "We cook about 11,500 meals a day",
      "$1,061,000 a year goes into it",
    ],
    ["1 in 6 comes back, material is $74 a case.", "1,150 cases a week", "$737,516 a year goes into it"],
    [
      "About 6% of orders ship wrong, we do 900 orders a week and each one costs $45 to fix.",
      "Parts",
      "$126,360 a year goes into it",
    ],
    [
      "5% of windows come back, about $310 each in labour.",
      "240 windows a week",
      "$193,440 a year goes into it",
    ],
    [INSTALLS, "Heat pumps, 80 installs a week", "$114,000 a year of paid time goes into it"],
  ])("is multiplied: %s", (otherChallenge, companyActivity, sum) => {
    expect(sumOf({ otherChallenge, companyActivity })).toBe(sum);
  });

  it("prints the rows as they multiply", () => {
    const otherChallenge = "6.1% of cases come back and we eat it, about $74 each.";
    expect(rowsOf({ otherChallenge, companyActivity: "Dental lab, 1,150 cases a week" })).toEqual([
      "1,150 cases a week",
      "× 6.1% of them",
      "× $74 for each",
      "= $5,191 a week",
      "× 52 weeks",
      "= $269,932 a year",
    ]);
  });

  it.each([
    ["it is of another noun", "6% of cases come back and we eat it, $74 each.", "900 orders a week"],
    [
      "two counts differ",
      "6% of cases come back, $74 each in labour.",
      "90 cases a week in May, 60 cases a week in June",
    ],
    ["it is only a part", "22% of cases are crowns, about $74 each in material.", "1,150 cases a week"],
    ["it is of the market", "Our share of the market is 9% and each case costs $74.", "1,150 cases a week"],
    ["it is growth", "Sales grew 9% and each case costs us $74.", "1,150 cases a week"],
    ["people leave", "9% of drivers leave and each one costs us $4,000 to train.", "120 drivers a year"],
    ["regulars come back", "30% of customers come back, that costs us $20 each.", "400 customers a week"],
    ["it is what it sells for", "6% of meals come back and we sell them at $14 a meal.", "900 meals a day"],
    ["they are charged", "6% of cases come back, we charge $74 each for the redo.", "1,150 cases a week"],
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
    ["another thing was counted", INSTALLS, "Heat pumps, 80 service calls a week"],
    ["nothing was counted", INSTALLS, "Heat pumps, 11 trucks"],
    ["an hour is what is charged", INSTALLS.replace("$44/hr loaded", "we charge $144/hr"), "80 calls a week"],
    ["the goal is told", "We want 6% of cases back, not 9%, about $74 each.", "1,150 cases a week"],
    [
      "a part of that part is meant",
      "6% of cases come back, about $74 each in labour. Half of those are our fault.",
      "1,150 cases a week",
    ],
  ])("is no sum where %s", (_why, otherChallenge, companyActivity) => {
    expect(sumOf({ otherChallenge, companyActivity })).not.toContain("$");
  });
});

describe("a part of what is paid in a time", () => {
  it.each([
    [
      "We buy about 38 thousand a week in sandwiches salads and that and 14% goes in the dumpster, was 9 before covid.",
      "$276,640 a year goes into it",
    ],
    ["We spend $12,000 a month on flowers and 11% is thrown out.", "$15,840 a year goes into it"],
    ["We pay $4,000 a week for ice and 20% of it melts.", "$41,600 a year goes into it"],
  ])("is what was bought and is lost: %s", (otherChallenge, sum) => {
    expect(sumOf({ otherChallenge })).toBe(sum);
  });

  it("prints what was paid and the part", () => {
    expect(rowsOf({ otherChallenge: "We spend $12,000 a month on flowers and 11% is thrown out." })).toEqual([
      "$12,000 paid a month",
      "× 11% of it",
      "= $1,320 a month",
      "× 12 months",
      "= $15,840 a year",
    ]);
  });

  it.each([
    ["a price that fell", "We bought it for $610,000 last year, 22% less than the year before."],
    ["sales that fell", "We buy about 38 thousand a week in salads and sales are 22% less."],
    ["what is sold", "We sell about 38 thousand a week and 14% goes in the dumpster."],
    ["what is of another kind", "We buy 38 thousand a week in salads and 14% is organic."],
    ["a part of sales", "We paid $610,000 in rent last year and it is 22% of sales."],
    ["what comes back as a rebate", "We spend $12,000 a month on parts and 11% is paid back by the maker."],
  ])("is no sum of %s", (_what, otherChallenge) => {
    expect(sumOf({ otherChallenge })).not.toContain("$");
  });
});

describe("so many that were lost, at the price of each", () => {
  it.each([
    [
      "We lost 410,000 seedlings to grey mould in house 6 in February, about 38 cents each.",
      "$155,800 was lost",
    ],
    ["We threw out 900 trays last month, $4.20 each.", "$3,780 went into it last month"],
    ["We lose 400 trays a month, about $4 each.", "$19,200 a year goes into it"],
    [
      "Claims were 110 last year. It came to $37,000 last year, and we absorb all of it.",
      "$37,000 a year goes into it",
    ],
  ])("is multiplied, cents too: %s", (otherChallenge, sum) => {
    expect(sumOf({ otherChallenge })).toBe(sum);
  });

  it.each([
    ["what is sold", "We grow 410,000 seedlings and sell them at 38 cents each."],
    ["the rest", "We lost 30 wells this spring, and sell the rest at $9,000 each."],
    ["time", "We lost 40 hours last week, $30 each."],
    ["what was sold", "We did 46 weddings last year. Came to roughly 870k last year."],
    ["what a tool cost", "We bought 4 survey apps. Cost us 19k last year and we had to eat it."],
    ["sales", "Sales in the shop. It came to $870,000 last year."],
  ])("is no sum of %s", (_what, otherChallenge) => {
    expect(sumOf({ otherChallenge })).not.toMatch(/^\$/);
  });
});

describe("what was not earned", () => {
  it.each([
    ["We lost 7 customers last year, about $4,000 each.", "$28,000 a year went elsewhere at most"],
    ["We lost 3 contracts last year, $9,000 each.", "$27,000 a year went elsewhere at most"],
    [
      "Lost 3 wells this spring to a guy who answers same day, $9,000 each.",
      "$27,000 a season went elsewhere at most",
    ],
  ])("is a ceiling, and no cost: %s", (otherChallenge, sum) => {
    expect(sumOf({ otherChallenge })).toBe(sum);
  });
});

describe("time that was told with its wage", () => {
  it.each([
    [CALLS, "$249,000 a year of paid time goes into it"],
    [SEASON, "$33,400 a year of paid time goes into it"],
    [
      "Two clerks key them, 6 hours a day each for a 96 day season at $29 an hour.",
      "$33,400 a year of paid time goes into it",
    ],
    ["Overtime 1,900 hrs a month at $31.50.", "$718,000 a year of paid time goes into it"],
    ["OT runs 90 hrs a week at $41.", "$192,000 a year of paid time goes into it"],
    [
      "We see about 220 alarms a month, roughly 60 of those are false. Call it 1.5 hours and a guard costs me $28 an hour.",
      "$30,200 a year of paid time goes into it",
    ],
  ])("is multiplied: %s", (otherChallenge, sum) => {
    expect(sumOf({ otherChallenge })).toBe(sum);
  });

  it.each([
    ["hours that are billed", "We bill 1,900 hours a month at $95."],
    ["overtime that is billed", "We bill overtime, 240 hours a month at $95."],
    ["other hours than the overtime", "Overtime is paid at $31.50 and we fly 1,900 hours a month."],
    [
      "what an hour is charged at",
      "300 on our last refit. Half a day each is hunting, and we bill $158 an hour.",
    ],
    ["people who were counted", "We have 23 estimators. Half a day each is just hunting, at $58 loaded."],
    ["what may come", "If we're short it's $1,800 a delay, we could have 7 next year."],
    ["what it earns", "It is $1,800 a course and we bill it, we had 7 last year."],
    ["people who come", "Training costs $1,800 a guard, we had 7 last year."],
    [
      "what is held back of a contract",
      "30,000 scans a season. Reports went out late and the county holds 10% of a $300,000 contract.",
    ],
    ["what they clear", "We dig 9,000 cubic metres a week, and we clear about $7 a cubic metre."],
    ["what no firm of their size turns over", "We lose 90,000 tiles a week, $400 each."],
    ["what is rented", "We rent boats to Deb and Sukhi, 6 hours a day for a 96 day season at $29 an hour."],
  ])("is no sum of %s", (_what, otherChallenge) => {
    expect(sumOf({ otherChallenge })).not.toContain("$");
  });

  it("is counted in seconds, of all where all are looked at", () => {
    const otherChallenge =
      "Scans. 30,000 a season and 90% have nothing on them. Our readers look at every one, 24 seconds each, $40/hr. Reports went out late and the county holds 10% of a $300,000 contract.";
    expect(rowsOf({ otherChallenge })).toEqual([
      "30,000 of them a season",
      "× 24 seconds on each, ÷ 3,600",
      "= 200 hours a season, spent today",
      "× $40.00 for one hour",
      "= $8,000 a season, spent today",
    ]);
  });

  it("prints the hours before the wage", () => {
    expect(rowsOf({ otherChallenge: SEASON })).toEqual([
      "6 hours a day spent by each of them",
      "× 96 days of the season",
      "× 2 Deb and Sukhi",
      "= 1,150 hours a year, spent today",
      "× $29.00 for one hour",
      "= $33,400 a year, spent today",
    ]);
  });

  it("prints hours as they were told, and once", () => {
    expect(rowsOf({ otherChallenge: CALLS })?.slice(0, 3)).toEqual([
      "90 of 310 callbacks a month",
      "× 2.4 hours on each",
      "= 216 hours a month",
    ]);
    expect(rowsOf({ otherChallenge: "Overtime 1,900 hrs a month at $31.50." })?.slice(0, 2)).toEqual([
      "1,900 hours a month",
      "× 12 months",
    ]);
  });
});
