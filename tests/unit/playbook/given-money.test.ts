import { givenMoney } from "@/lib/playbook/own-lines/given-money";
import { memoOf, reportOf } from "../../support/told-firm";

const given = (aiFriction: string) => givenMoney({ aiFriction, otherChallenge: null, aiExperience: null });

describe("money that they can spend", () => {
  it.each([
    ["I'd spend $4000 once, not a monthly thing that grows.", "own", 4000],
    ["I would put in 5 grand, one time.", "own", 5000],
    ["We can go to $8,000, not a penny more.", "own", 8000],
    ["$1,900 a month on tools already, could find $12k more.", "own", 12_000],
    ["I could scrape together $5k.", "own", 5000],
    ["I have maybe $7,000 this year, the other kiln needs new brick.", "own", 7000],
    ["No more than $4k until I see something work, the bank is watching.", "limit", 4000],
    ["The chair said six thousand dollars and not one cent more for anything with AI in it.", "limit", 6000],
    ["12 grand for this and it has to work by March.", "own", 12_000],
    ["Tech money is $20,000 this year, but the plotter is dying and that's $14,000 of it.", "left", 6000],
    ["Our IT budget is about $9,000.", "left", 9000],
    ["The board voted 20,000$ for 2027 for 'digital', nothing spent.", "given", 20_000],
    ["I'm willing to spend up to 10k.", "own", 10_000],
    ["I would pay maybe 4 grand for this, no subscription.", "own", 4000],
    ["Budget: $4,000.", "own", 4000],
    ["Money: $9,000 left in the travel line, it's gone June 30.", "left", 9000],
    ["There's $6,500 left in the IT budget, use it or lose it by June 30.", "left", 6500],
    ["Board gave IT $50,000 for the year and 38 is spent.", "left", 12_000],
    ["We set aside $20,000 for this and 12 is gone.", "left", 8000],
    ["We got a $30,000 grant for AI, spent 18 of it.", "left", 12_000],
    [
      "Could go 30k if it pays back in a year, but anything over 12 has to go by both sisters.",
      "alone",
      12_000,
    ],
    ["Anything above 20k needs the board's vote.", "alone", 20_000],
    ["Anything over $7,500 and I need my partner's ok.", "alone", 7500],
    ["I can sign for $5,000, above that it goes to the board.", "alone", 5000],
    ["My signing limit is $2,500.", "alone", 2500],
    ["I've $6k to play with and thats the lot.", "own", 6000],
    ["There is maybe 10 thousand in the pot.", "own", 10_000],
    ["No new money till April.", "none", 0],
    ["Not spending a dime this year.", "none", 0],
    ["Budget: zero.", "none", 0],
    ["Zero budget.", "none", 0],
    ["No budget this year.", "none", 0],
    ["There is no money for this.", "none", 0],
    ["There's no budget, the roof took it.", "none", 0],
    ["No budget this year, but I could find $5k.", "own", 5000],
    ["Zero budget. Anything over $10k goes to the board.", "none", 0],
  ])("%s", (text, kind, amount) => {
    expect(given(text)).toMatchObject({ kind, amount });
  });

  it.each([
    "Could we find $15k?",
    "We pay $900 for it each month.",
    "A competitor's IT budget is $90,000 of it.",
    "We have $7,000 this year in claims.",
    "We never pay more than $4k until we know a driver.",
    "The board gave $20,000 for digital signs.",
    "We couldn't find $15k if we tried.",
    "I'd never spend $5,000 on this.",
    "I would pay $40,000 for a good welder.",
    "We could go 25k over budget.",
    "We'd spend $30k a year on overtime.",
    "We could find $15k more for drivers.",
    "We could spend $9,000 now on trucks.",
    "We can pay $60,000, and no one applies.",
    "We can find 300, but not more.",
    "A client could find $15k more.",
    "Anything over 10 has to go by truck.",
    "Anything over 5000 goes to the owner.",
    "Anything over $500 comes to me.",
    "Any quote over $50,000 goes by my brother.",
    "Anything over $5,000 in claims goes to the insurer.",
    "We have $40,000 left on the truck loan.",
    "We have $40,000 left on the line of credit.",
    "$12,000 left to pay.",
    "He left $12,000 in the drawer.",
    "Board gave marketing $60,000 for the year and 41 is spent.",
    "We have 60 trucks and 41 are used.",
    "Not spending a dime on trucks.",
    "There is $10,000 in the budget for tires.",
    "We have $9,000 to spend on paint.",
    "No budget problem.",
    "No budget line for AI yet.",
    "No budget meeting until May.",
    "There's no money in headstones.",
    "Our customers have no budget.",
    "We had no budget last year.",
    "Training budget is $4,000 a year.",
  ])("none by: %s", (text) => {
    expect(given(text)).toBeNull();
  });

  it("is what may be decided alone only where it is told with what is in the way", () => {
    const otherChallenge = "Loans. Anything over $250,000 goes to the board and takes nine days.";
    expect(givenMoney({ aiFriction: null, otherChallenge, aiExperience: null })).toBeNull();
  });
});

describe("page one's cost", () => {
  const otherChallenge = "Reports are too slow.";
  const cost = (aiFriction: string) =>
    memoOf({ otherChallenge, aiFriction, companyRevenue: "50m-100m" })?.cost;

  it.each([
    [
      "I'd spend $3000 once, not a monthly thing.",
      "inside the $3,000 that you would spend once, with nothing monthly.",
    ],
    [
      "Money: $2,000 left in the training line, it's gone March 31.",
      "out of the $2,000 left; it lapses on March 31.",
    ],
    ["Board gave IT $50,000 for the year and 48 is spent.", "out of the $2,000 left of $50,000."],
    ["Anything over $2,500 goes by both brothers.", "inside the $2,500 that you can decide alone."],
  ])("%s", (text, said) => {
    expect(cost(text)?.text).toContain(said);
    const [, asked = ""] = /At most \$([\d,]+)/.exec(cost(text)?.title ?? "") ?? [];
    expect(Number(asked.replace(/,/g, ""))).toBe(given(text)?.amount);
  });

  it("asks for no new money where there is none", () => {
    expect(cost("Budget: zero.")?.title).toMatch(/^No new money, and/);
    const text = JSON.stringify(
      reportOf({ otherChallenge, aiFriction: "Budget: zero.", aiToolsUsed: ["chatgpt"] }),
    );
    expect(text).not.toMatch(/Pay for one business account|seats × 12 months/);
  });

  it("is never said to be what a year is worth where less was given", () => {
    const { reportData } = reportOf({
      otherChallenge: "40 quotes a month, 3 hours each, $40 an hour.",
      aiFriction: "I'd spend $300 once.",
    });
    expect(JSON.stringify(reportData)).not.toMatch(/At most \$300[^}]*the low end of what one year is worth/);
  });
});
