import { givenMoney } from "@/lib/playbook/own-lines/given-money";
import { memoOf } from "../../support/told-firm";

const given = (aiFriction: string) => givenMoney({ aiFriction, otherChallenge: null, aiExperience: null });

describe("money that is there for what comes next, or would be", () => {
  it.each([
    ["I'd put 6 grand in before October 1 and not a dime more.", "own", 6000, "before October 1"],
    ["I'd throw 4k at it by harvest.", "own", 4000, "by harvest"],
    ["I'll spend $6,500 on this and that's it.", "own", 6500, null],
    ["We'd put seven thousand into it before the season, no more.", "own", 7000, "before the season"],
    ["We would chip in $3,000, full stop.", "own", 3000, null],
    ["I'd go as high as $6,200 before breakup and that is it.", "own", 6200, "before breakup"],
    ["We can put $9k toward this.", "own", 9000, null],
    ["The most I'd risk is $9,000.", "own", 9000, null],
    ["I'd throw $5,000 at a trial, the roof can wait.", "own", 5000, null],
    ["If it never left our own network I'd find $11,000.", "own", 11_000, null],
    ["I have $45,000 for the next thing.", "has", 45_000, null],
    ["We've set aside 9k for a pilot.", "has", 9000, null],
    ["There's $20,000 for whatever comes next, and I want it spent well.", "has", 20_000, null],
    ["I can get $12,500 if I can show it pays for itself.", "get", 12_500, null],
    ["We could raise 8k once the numbers hold up.", "get", 8000, null],
    ["I can probably squeeze $7,000 out of my two partners.", "get", 7000, null],
    ["I can get $18,000 past the board if it works.", "get", 18_000, null],
    ["My sister would put up $14,000 if it pays back in a year.", "get", 14_000, null],
    ["The board will release $22,000 for AI.", "get", 22_000, null],
    ["$9,500 this year if the board signs off.", "has", 9500, "if the board signs off"],
    ["There's 16k once my uncle agrees.", "has", 16_000, "once your uncle agrees"],
    ["Budget: $5,500 if our treasurer says yes.", "has", 5500, "if your treasurer says yes"],
    [
      "My partner Ruth Ames hates debt. $7,500, but only if Ruth approves it.",
      "has",
      7500,
      "if Ruth approves it",
    ],
    ["My limit is $4,500.", "limit", 4500, null],
    ["Max 10k.", "limit", 10_000, null],
    ["$8,000 tops.", "limit", 8000, null],
  ])("%s", (text, kind, amount, how) => {
    expect(given(text)).toMatchObject({ kind, amount, how });
  });

  it.each([
    "I'd put 8 grand in before they folded and not a dollar came back.",
    "I'd put $8,000 in by June, and it was gone by fall.",
    "We put 8 grand in last spring and not a dollar more.",
    "I'd put 8 grand on black before June.",
    "We lost $60,000 on the last thing.",
    "We can put $9k toward the barn.",
    "There is $40,000 for a pilot plant.",
    "Fuel went up $40,000 this year.",
    "I'd put $8,000 down on a truck by June.",
    "We'd spend $90,000 by June on diesel.",
    "He'd put 8 grand in before May 1 and not a dollar more.",
    "Would I put 8 grand in before May 1?",
    "I'll spend $6,000 on hay and that's it for the winter.",
    "If I won the lottery I'd throw $50,000 at it by May.",
    "I can get $15,000 for the old truck.",
    "I can get $15,000 if I sell the skidder.",
    "We can get $15,000 if we finish the bridge early.",
    "A competitor can get $15,000 if it works.",
    "We could get $15,000 from the customer if it works.",
    "We get $15,000 if it works.",
    "We can't get $15,000 even if it works.",
    "We can get $15,000 a load if it works.",
    "My sister would put up $14,000 for a new barn.",
    "The board never would release $22,000 for AI.",
    "The owners will release $30,000 once we prove the leak is fixed.",
    "The bank would give us $200,000 if it pays.",
    "$10,000 this year if Tom signs.",
    "$10,000 if the customer signs.",
    "$10,000 if the pump goes.",
    "It costs $10,000 if the board signs late.",
    "There's a $10,000 fine if the inspector signs it.",
    "$10,000 if the board signs the bond.",
    "The vendor wants $9,500 if the board signs off.",
    "We have $60,000 for the next payroll.",
    "They have $60,000 for the next thing.",
    "We had $60,000 for the next thing.",
    "We have $60,000 for the next stage of the barn.",
    "We lost $60,000 and have nothing for the next thing.",
    "Our limit is $5,000 per claim.",
    "Our liability limit is $5,000.",
    "The weight limit is 8,000 pounds.",
    "Bail is $8,000 tops in this county.",
  ])("none by: %s", (text) => {
    expect(given(text)).toBeNull();
  });

  it("takes no other's agreement for a firm's own money in what is told of the work", () => {
    const otherChallenge = "Deposits. $10,000 if the board signs.";
    expect(givenMoney({ aiFriction: null, otherChallenge, aiExperience: null })).toBeNull();
  });

  it.each([
    [
      "I'd put 2 grand in before June 1 and not a dollar more.",
      "inside the $2,000 that you would spend before June 1.",
    ],
    ["I can get $2,500 if I can show it works.", "out of the $2,500 that you can get."],
    ["My aunt would put up $1,500 if it pays back.", "out of the $1,500 that your aunt would give."],
    ["$1,800 this year if my brother agrees.", "inside the $1,800 that there is if your brother agrees."],
    ["I have $2,200 for the next thing.", "inside the $2,200 that you have."],
  ])("is what page one's cost comes out of: %s", (aiFriction, said) => {
    const cost = memoOf({
      otherChallenge: "Reports are too slow.",
      aiFriction,
      companyRevenue: "50m-100m",
    })?.cost;
    expect(cost?.text).toContain(said);
    const [, asked = ""] = /At most \$([\d,]+)/.exec(cost?.title ?? "") ?? [];
    expect(Number(asked.replace(/,/g, ""))).toBe(given(aiFriction)?.amount);
  });
});
