import { rowsOf, sumOf } from "../../support/sum-told";
import { memoOf } from "../../support/told-firm";

const TOLD =
  "Call-outs. April to Sept (22 wks) we get around 30 a week, either a dead pump or a dirty screen, and a call-out costs me $90.";

describe("what one of them costs, told as “a call-out costs me $90”", () => {
  it.each([
    [TOLD, "$59,400 a season goes into it"],
    ["We get 12 redos a week and a redo costs us about $140.", "$87,360 a year goes into it"],
    ["Missed pickups. We have 8 a week and a missed pickup runs us $60.", "$24,960 a year goes into it"],
    [
      "We get 25 wrong drops a week, April to November (30 weeks), and a wrong drop costs us $45.",
      "$33,750 a season goes into it",
    ],
    [
      "Blown hoses. Mid-May to mid-Oct, 22 weeks, we replace around 9 a week and a hose costs me $140.",
      "$27,720 a season goes into it",
    ],
  ])("is of all of them: %s", (otherChallenge, sum) => {
    expect(sumOf({ otherChallenge })).toBe(sum);
  });

  it.each([
    "We ship 900 a week and a pallet costs us $20.",
    "We get 12 redos a week and a redo might cost us $140.",
    "We get 12 redos a week and 4 redos a month at the plant, and a redo costs us $140.",
    "We get 12 calls a week and a technician costs us $60.",
    "A redo costs us $140. Does it matter that we get 12 redos a week?",
    "We used to get 12 redos a week and a redo cost us $140.",
    "They get 12 redos a week and a redo costs the customer $140.",
    "Our order book is April to November (30 weeks) and we ship 25 loads a week. A pallet costs us $45.",
    "From June to Aug (13 wks) we plan on 12 a week, and a crew costs us $110.",
    "About 15% of our 800 loads a year are dried too long, and over drying a load costs $120.",
  ])("is not known by: %s", (otherChallenge) => {
    expect(sumOf({ otherChallenge })).not.toContain("$");
  });

  it("is page one's sum, in the weeks of their season, and what goes wrong is quoted by its name", () => {
    const page = memoOf({ otherChallenge: `${TOLD} 900 sites, 6 vans. Goal is cut call-outs by a third.` });
    expect(page?.problem.quotation).toBe("Call-outs. April to Sept (22 wks) we get around 30 a week.");
    expect(rowsOf({ otherChallenge: `${TOLD} 900 sites, 6 vans.` })).toEqual([
      "30 of them a week",
      "× 22 weeks a season",
      "× $90 for each",
      "= $59,400 a season",
    ]);
    expect(page?.stop.goesOn).toContain("“cut call-outs by a third”");
  });

  it("goes before hours of other work than the trial's", () => {
    const otherChallenge = `${TOLD} 900 sites, 6 vans. Joan plans the runs in Excel 3.5 hrs a night, 6 nights, and retires in a year.`;
    expect(sumOf({ otherChallenge })).toBe("$59,400 a season goes into it");
  });
});

describe("a part that needed another one, and what that costs", () => {
  it.each([
    [
      "Last season 900 service calls and 20% needed a second visit because the part was missing. A second visit costs us $400 on average.",
      "$72,000 a season goes into it",
    ],
    [
      "Last winter 640 furnace calls and 15% needed a second trip. A second trip costs us $310.",
      "$29,760 a season goes into it",
    ],
    [
      "We did 300 installs and 10% needed a return trip. A return trip costs us about $250.",
      "$7,500 went into it",
    ],
    ["We shipped 4,000 orders and 3% came back. A return costs us $22.", "$2,640 went into it"],
  ])("%s", (otherChallenge, sum) => {
    expect(sumOf({ otherChallenge })).toBe(sum);
  });

  it("says that it is of all, where no time was told", () => {
    expect(
      rowsOf({
        otherChallenge: "We built 120 decks and 5% needed a return visit. A return visit runs us $380.",
      }),
    ).toEqual(["120 decks in all", "× 5% of them", "× $380 for each", "= $2,280 in all"]);
  });

  it.each([
    "Last season 900 service calls and 20% needed a second visit. A second visit would cost us $400.",
    "Last season 900 service calls and 20% needed a second visit. A second van costs us $400.",
    "Last season 900 service calls and 20% needed no second visit. A second visit costs us $400.",
    "Last season 900 service calls and 20% came from schools. A second visit costs us $400.",
    "Next season 900 service calls and 20% needed a second visit. A second visit costs us $400.",
    "Last season 900 service calls, 4 crews and 20% needed a second visit. A second visit costs the customer $400.",
    "If 20% of 900 service calls needed a second visit. A second visit costs us $400?",
    "We shipped 4,000 orders and 3% went to Ontario. A return costs us $22.",
    "We shipped 4,000 orders and 3% came back. A return used to cost us $22.",
    "They shipped 4,000 orders and 3% came back. A return costs the store $22.",
  ])("is not known by: %s", (otherChallenge) => {
    expect(sumOf({ otherChallenge })).not.toContain("$");
  });
});

describe("a price in the bill", () => {
  it.each([
    ["Rejected loads. 4 a month, $1,265 a load.", "$1,265 for one load"],
    ["Torn sheets. 400 sheets last month, $4.20 a sheet.", "$4.20 for one sheet"],
  ])("is as it was typed: %s", (otherChallenge, row) => {
    expect(rowsOf({ otherChallenge })).toContain(row);
  });
});

describe("what is told of other firms, or of what is over", () => {
  it.each([
    "The trade body says 40 bins a week go wrong and a wrong bin costs us $50.",
    "At the last firm we had 40 wrong bins a week and a wrong bin cost us $50.",
    "At my last job we got 40 wrong bins a week and a wrong bin cost us $50.",
    "The average shop gets 40 wrong bins a week and a wrong bin costs us $50.",
    "Say 40 wrong bins a week and a wrong bin costs us $50.",
    "Until last spring we got 40 wrong bins a week and a wrong bin cost us $50.",
  ])("is no sum: %s", (otherChallenge) => {
    expect(sumOf({ otherChallenge })).not.toContain("$");
  });

  it("is not the last piece of work", () => {
    const otherChallenge = "On the last job we had 40 wrong bins a week and a wrong bin cost us $50.";
    expect(sumOf({ otherChallenge })).toBe("$104,000 a year goes into it");
  });
});
