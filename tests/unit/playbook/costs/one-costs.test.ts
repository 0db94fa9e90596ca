import { costsTold, rowsOf } from "../../../support/costs-told";
import { memoOf } from "../../../support/told-firm";

const TOLD =
  "Call-outs. April to Sept (22 wks) we get around 30 a week, either a dead pump or a dirty screen, and a call-out costs me $90.";

describe("what one of them costs, told as “a call-out costs me $90”", () => {
  it.each([
    [TOLD, "$59,400 a season goes into call-outs"],
    ["We get 12 redos a week and a redo costs us about $140.", "$84,000 a year goes into redos"],
    [
      "Missed pickups. We have 8 a week and a missed pickup runs us $60.",
      "$24,000 a year goes into missed pickups",
    ],
  ])("is of all of them: %s", (otherChallenge, sum) => {
    expect(costsTold({ otherChallenge })).toEqual([sum]);
  });

  it.each([
    "We ship 900 a week and a pallet costs us $20.",
    "Call-outs. Trucks. We get 30 a week and a call-out costs me $90.",
    "We get 12 redos a week and a redo might cost us $140.",
    "We get 12 redos a week and 4 redos a month at the plant, and a redo costs us $140.",
    "We get 12 calls a week and a technician costs us $60.",
    "A redo costs us $140. Does it matter that we get 12 redos a week?",
    "We used to get 12 redos a week and a redo cost us $140.",
    "They get 12 redos a week and a redo costs the customer $140.",
  ])("is not known by: %s", (otherChallenge) => {
    expect(costsTold({ otherChallenge })).toEqual([]);
  });

  it("is page one's sum, in the weeks of their season, and what goes wrong is quoted by its name", () => {
    const page = memoOf({ otherChallenge: `${TOLD} 900 sites, 6 vans. Goal is cut call-outs by a third.` });
    expect(page?.problem.quotation).toBe("Call-outs. April to Sept (22 wks) we get around 30 a week.");
    expect(rowsOf({ otherChallenge: `${TOLD} 900 sites, 6 vans.` })).toEqual([
      "30 call-outs a week",
      "× $90 for each",
      "= $2,700 a week",
      "× 22 weeks",
      "= $59,400 a season",
    ]);
    expect(page?.stop.goesOn).toContain("“cut call-outs by a third”");
  });
});

describe("a part that needed another one, and what that costs", () => {
  it.each([
    [
      "Last season 900 service calls and 20% needed a second visit because the part was missing. A second visit costs us $400 on average.",
      "$72,000 went into second visits last season",
    ],
    [
      "We did 300 installs and 10% needed a return trip. A return trip costs us about $250.",
      "$7,500 went into return trips",
    ],
  ])("%s", (otherChallenge, sum) => {
    expect(costsTold({ otherChallenge })).toEqual([sum]);
  });

  it.each([
    "Last season 900 service calls and 20% needed a second visit. A second visit would cost us $400.",
    "Last season 900 service calls and 20% needed a second visit. A second van costs us $400.",
    "Last season 900 service calls and 20% needed no second visit. A second visit costs us $400.",
    "Last season 900 service calls, 4 crews and 20% needed a second visit. A second visit costs the customer $400.",
    "If 20% of 900 service calls needed a second visit. A second visit costs us $400?",
  ])("is not known by: %s", (otherChallenge) => {
    expect(costsTold({ otherChallenge })).toEqual([]);
  });
});
