import { memoOf } from "../../support/told-firm";

const headline = (otherChallenge: string): string => memoOf({ otherChallenge })?.worth.sum.headline ?? "";
const rowsOf = (otherChallenge: string): string =>
  memoOf({ otherChallenge })
    ?.worth.sum.rows.map(({ figure, what }) => `${figure} ${what}`)
    .join("; ") ?? "";

/** Whether a figure of theirs was multiplied to a total; blanks are none. */
const hasSum = (otherChallenge: string): boolean =>
  memoOf({ otherChallenge })?.worth.sum.rows.some(
    ({ figure, from }) => from === null && /\d/.test(figure) && !figure.includes("_"),
  ) ?? false;

describe("money for each, times what it is each of", () => {
  it.each([
    ["Last year 540 gates, 22 came back because of a hinge, $410 each to refit.", 9_020],
    ["618 plaques last year (27 came back, $1,340 each).", 36_180],
    ["Of 60 staff 22 quit last year and each costs us $4,000 to replace.", 88_000],
    ["We did 1,850 tailoring jobs last year and 64 came back, $70 each to redo.", 4_480],
    ["Out of 2,600 pies last year 44 were burnt, $12 each.", 528],
    ["380 canoes shipped last season, 16 cracked, $250 each to replace.", 4_000],
    ["We fit 720 blinds, 35 of those failed, $90 each.", 3_150],
    ["We frame 940 prints, 18 broke, $55 apiece.", 990],
    ["We tune 430 pianos a year, 12 recalls, $160 each.", 1_920],
    ["We did 2,400 brake jobs and 11 comebacks last year, $300 each.", 3_300],
    ["We lost 48 kegs last year, $150 each to replace.", 7_200],
    ["We remade 52 crowns last year, $180 each to redo.", 9_360],
    ["Missed pickups. Eight a week, each costs us $65.", 27_040],
    ["Rejected loads. 4 a month, $1,900 a load.", 7_600],
    ["We get 9 spoiled batches a month and a spoiled batch costs us $640.", 69_120],
    ["Each warranty claim costs us $350 and we get 12 a month.", 50_400],
    ["Call-backs. April to Sept (20 wks) we get 25 a week and a call-back costs me $80.", 40_000],
    ["18,000 pelts a year, 4 in every 100 gets downgraded after tanning, that's $20 a pelt gone.", 14_400],
    ["Harvest is 9 weeks, 30 wrong bins a week, a wrong bin costs us $50.", 13_500],
    ["Open 160 days a year. 10 remakes a day and a remake costs us $7.", 11_200],
    ["Our season runs 24 weeks. We get 15 wrong trays a week and a wrong tray costs us $40.", 14_400],
  ])("%s", (typed, sum) => {
    expect(headline(typed).replaceAll(",", "")).toContain(`$${sum} `);
  });
});

describe("time for each, times what it is each of", () => {
  it.each([
    [
      "2,400 waybills a month, 90 are wrong, 20 minutes each to sort out.",
      "× 90 waybills a month, ÷ 60",
      "30 hours a month",
    ],
    ["520 permits a year, 40 get bounced, 3 hours each to fix.", "× 40 permits a year", "120 hours a year"],
    ["500 swabs a day, 4 fail, 90 minutes each.", "× 4 swabs a day, ÷ 60", "6 hours a day"],
    [
      "800 parcels a week and 24 came back, 15 minutes each to book in.",
      "× 24 parcels a week",
      "6 hours a week",
    ],
    [
      "2,400 slips a month, 60 are wrong and each one takes 30 minutes to sort out.",
      "× 60 slips a month, ÷ 60",
      "30 hours a month",
    ],
    [
      "640 leases a year, 30 of them needed a rewrite, 4 hours each.",
      "× 30 leases a year",
      "120 hours a year",
    ],
    ["Our 12 guides each write 2 trip reports a week, 30 minutes each.", "× 12 guides", "12 hours a week"],
    [
      "Site reports. We write 150 a year and a manager spends 6 hours on each, at night.",
      "× 150 site reports",
      "900 hours a year",
    ],
    ["6 clerks do 1,800 slips a month, 5 minutes each.", "× 1,800 slips a month", "150 hours a month"],
    [
      "340 referrals a year from 31 hospitals, 30 minutes each.",
      "× 340 referrals a year",
      "170 hours a year",
    ],
    ["We do 250 claims a year, 2 adjusters, 4 hours each.", "× 250 claims a year", "1,000 hours a year"],
    ["300 tickets a week across 4 sites, 12 minutes each.", "× 300 tickets a week", "60 hours a week"],
    ["Our two nurses read 240 charts a week, 5 minutes each.", "× 240 charts a week", "20 hours a week"],
    [
      "We write 210 reports a year, most at night, and it's 7 hours on each.",
      "× 210 reports a year",
      "1,470 hours a year",
    ],
    [
      "About 40 disputes a week come in and Nina, who runs payroll, spends 30 min on each.",
      "× 40 disputes a week",
      "20 hours a week",
    ],
    ["16 bids and 16 site visits a year, each takes 20 hours.", "× 32 ", "640 hours a year"],
  ])("%s", (typed, volume, hours) => {
    expect(rowsOf(typed)).toContain(volume);
    expect(rowsOf(typed)).toContain(hours);
  });

  it.each([
    ["500 slips a week, 6 minutes each to key, a clerk makes $26 an hour.", "× $26.00 for one hour"],
    ["Permits: 120 a year x 6 hours each at $65/hr.", "= $46,800"],
    ["Estimates. We do 35 a month, 4 hours each, an estimator's $48 an hour.", "× $48.00 for one hour"],
    [
      "We do 340 claims a year and an adjuster spends 3 hours on each at $55 an hour loaded.",
      "× $55.00 for one hour",
    ],
    [
      "Every survey takes 2 hours to write up and we do 30 a month; surveyors cost $50/hr.",
      "× $50.00 for one hour",
    ],
    ["3 clerks retype 500 slips a week, 6 minutes each, at $27/hr.", "× $27.00 for one hour"],
    [
      "We retype 80 slips a nite, 90 seconds ea, 6 nites a week.",
      "× 1.5 minutes on each, ÷ 60; 12 hours a week; × 52 weeks; 624 hours a year",
    ],
    [
      "Each guide writes up 2 trips a week, 25 minutes each. 14 guides, 22 week season.",
      "× 14 guides; 11.7 hours a week; × 22 weeks a year",
    ],
    ["4 estimators, 6 hours a day each on takeoffs, $55/hr.", "× $55.00 for one hour"],
    [
      "Phone calls about dates. 18 weeks of spring and fall, 12 hrs a week of it, office girl earns $21/hr.",
      "12 hours a week spent; × 18 weeks of the season; 216 hours a year, spent today; × $21.00",
    ],
    [
      "Two people each spend 6 hrs a week counting trays, they get $18/hr.",
      "6 hours a week spent by each person; × 46 weeks that one person works in a year; × 2 people",
    ],
    ["It's my two coordinators, on $29/hr, each on the phone 3 hours a day.", "× $29.00 for one hour"],
    ["4 hrs a nite, 60 nites, $30 hr.", "× 60 days of the season; 240 hours a year, spent today; × $30.00"],
    ["Bids. 400 quotes last year, two estimators, about 4.5 hours each at $40.", "× $40.00 for one hour"],
    [
      "130 overseas orders last year, 3 hrs each, young Finn does it at $25 an hour.",
      "× $25.00 for one hour",
    ],
    ["Tax slips. 900 a year, a clerk spends 40 minutes on each, at $30 an hour.", "× $30.00 for one hour"],
  ])("at the wage that was told: %s", (typed, wage) => {
    const rows = wage.startsWith("=") ? headline(typed) : rowsOf(typed);
    expect(rows).toContain(wage.replace("= ", ""));
  });
});

describe("no sum where it is open or not theirs", () => {
  it.each([
    "21,000 flags a year, 6 in every 100 go to schools, that's $17 a flag.",
    "Three shifts, 12 inspections a shift, 8 minutes per inspection.",
    "640 permits a year, half of them by paper, an hour each.",
    "We place 45 mortgages in a decent month and earn $2,300 on each.",
    "We print 618 flags, 27 blue, 30 red, $40 each to trim.",
    "We print 618 flags, 27 came back, 4 twice, $40 each to trim.",
    "We print 900 flags a week, 40 were short, 10 were torn, $80 each.",
    "900 bags a week, 20 to 30 tear, $6 each.",
    "900 bags a week, 20 returns, 15 minutes each.",
    "We groom 90 dogs a week, five bite a groomer, $200 each in bandages.",
    "Of 1,900 scripts a week a handful get queried, 15 minutes each.",
    "Of 700 scripts a week half get queried, 15 minutes each.",
    "900 orders a week, 50 of them rush, 20 minutes each.",
    "We visit 60 farms a month, write one report for 20 of them, 3 hours each.",
    "We bid 120 jobs a year, win 20, 9 hours each.",
    "We do 500 quotes a month. 30 get lost, 2 hours each.",
    "1,200 rooms a week, 30 complaints, 25 min each.",
    "Last year 618 windows went out, we grew 27 percent, $1,340 each to make.",
    "Out of 800 orders 5% are late and each costs us $30.",
    "We shipped 5,000 boxes last year and lost a dozen, $400 each.",
    "We get 12 returns a week and 9 refunds a week, and each costs us $40.",
    "We did 500 installs, 22 crews, each spends 3 hours on forms.",
    "We had 27 come back out of 618 plaques, $1,340 each.",
    "We fix 70 pumps a week, parts cost $300 each, 2 parts a pump.",
    "We write 210 reports a year and a pilot spends 7 hours on each flight.",
    "We have 40 drivers and each costs us $1,200 to train.",
    "We stock 4,000 parts and each costs about $30.",
    "Our 40 drivers cost $31 each an hour.",
    "Our customers handle 400 returns a week and each costs them $20.",
    "Nine cemeteries pay $1,340 each.",
    "We bury 200 pets a year and each family pays $300.",
    "We sell 900 wreaths a year at $45 each.",
    "We charge $85 for a call-out and do 30 a week.",
    "A call-out is billed at $140 and we do 20 a week.",
    "We get 200 leads a month, close 30, each worth $4,000.",
    "We used to get 30 redos a week and a redo costs us $90.",
    "We never get 30 redos a week and a redo never costs us $90.",
    "If we got 30 redos a week at $90 each we would close.",
    "Do we get 30 redos a week at $90 each?",
    "A competitor gets 30 redos a week at $90 each.",
    "The vendor says 300 tickets a week at $9 each.",
    "We plan to do 200 audits a year at 5 hours each.",
    "Next year we'll get 300 claims at $400 each.",
    "Our target is 10 redos a week at $90 each.",
    "We answer 200 emails a day and a phone costs us $60.",
    "We get 50 calls a week from 12 towns, each takes 3 hours to reach.",
    "Last year 618 doors, 27 came back, a new saw is $1,340.",
    "2,300 units, 14 trucks, a truck costs me $85 a day.",
    "We do 110 moves a month and people say we scratched it. A move is $420 ground floor.",
    "Every panel that's cut wrong is 11 metres of cloth at $9 a metre.",
    "Back in 2019 we addressed 400 parcels a day at 3 minutes each.",
    "Until last autumn 1 crate in 12 went off, 200 crates a month, $27 a crate.",
    "The trade body says the average shop spends 11 hours a week on certificates.",
  ])("%s", (typed) => {
    expect(hasSum(typed)).toBe(false);
  });

  it("takes no season that is another's, was, or is asked for", () => {
    for (const told of [
      "Our competitor's season is 9 weeks.",
      "Season was 9 weeks.",
      "Is the season 9 weeks?",
    ])
      expect(rowsOf(`${told} 30 wrong bins a week, a wrong bin costs us $50.`)).not.toContain("9 weeks");
  });
});
