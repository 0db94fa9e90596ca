import { type Tally, talliesIn } from "@/lib/domain/value/tally/tally";
import { sentencesIn } from "@/lib/playbook/calendar/told-sentences";
import { sumOf } from "../../support/tally-sum";
import { memoOf, reportOf } from "../../support/told-firm";

const tally = (answer: string): Tally | null => talliesIn(sentencesIn(answer))[0] ?? null;

describe("a tally of what was told in one passage", () => {
  it.each([
    // So many, and what each takes.
    ["Zoning letters. 1 hr 10 min on every one, and we write 30 a month.", 35, "month"],
    [
      "Obituaries. We see about 18 families a month and for each there's two and a half hours of forms.",
      45,
      "month",
    ],
    ["Essays: 90 a week at roughly 14 minutes an essay.", 21, "week"],
    ["It's $150 every time a skid gets refused at the dock. That happens 12 times a week.", 1800, "week"],
    [
      "four dollars a clip doesn't sound like much till 600 of them never come back, every single month.",
      2400,
      "month",
    ],
    ["9 jumps a week with nobody to pack them, so I pay a sub, eighty dollars extra per jump.", 720, "week"],
    // A part of them, in whichever order it is told.
    ["2,000 bills a wk, 7% bounce, 15 min to rework each bounced one.", 35, "week"],
    ["We bake 4,000 rolls a week and around 5% get binned. A roll costs us $0.40 to make.", 80, "week"],
    ["We eat 12 bucks in freight per return. Five percent of orders, on 1,600 orders/mo.", 960, "month"],
    ["300 frames go out a month; 1 in 25 comes back cracked; it's $210 to replace one.", 2520, "month"],
    [
      "for every 60 we cast, one comes back, and it's $90 to recast. We cast 480 bells a month.",
      720,
      "month",
    ],
    [
      "Out of every 200 plates we etch, 3 must be run again. We etch 8,000 plates a week. Running one again costs us $2.",
      240,
      "week",
    ],
    [
      "Of the 640 lenses we grind in a month, one in eight comes back, and a remake sets us back $30.",
      2400,
      "month",
    ],
    [
      "we ship 50 saddles a day and 3 of those turn into a claim, each claim taking 20 min of digging.",
      1,
      "day",
    ],
    ["A quarter of the 240 shoots we do per month needs a second edit, 30 min each.", 30, "month"],
    // Those who do it.
    ["3 guys out every nite for 80 nites a season, each spends 2 hrs reading gauges.", 480, "season"],
    ["Two gals, 4 hours a day, six days a week.", 48, "week"],
    ["All 12 notaries stop twice a day for fifteen minutes to write up what they did.", 6, "day"],
    ["Each of my 16 riggers sits in the van 15 min a day filling them out.", 4, "day"],
    [
      "18 fitters, and 20 min per man per shift looking for gauges, one shift a day, five days a wk.",
      30,
      "week",
    ],
    [
      "Harvest is 6 weeks, 5 shifts a week. Every shift my crew of 20 loses 30 minutes waiting for tags.",
      300,
      "season",
    ],
    // Through the day and the year.
    ["Filter changes. 4 a shift, 15 min each, two shifts a day.", 2, "day"],
    ["Tank checks, done by hand twice a day, 30 minutes a round, seven days a week.", 7, "week"],
    [
      "There are 15 corrections on a typical payday. We have 26 paydays a yr. A correction costs us 20 bucks.",
      7800,
      "year",
    ],
    [
      "In our 20-weekend season I have to replace 5 servers a weekend, and the rush fee is $50 a head.",
      5000,
      "season",
    ],
    // Less the check; and what they worked out themselves.
    [
      "Our AI drafter saves 30 minutes on every letter and we send 60 a week, but checking each one takes 10 minutes.",
      20,
      "week",
    ],
    ["We get 20 such mails a day and each one eats 15 minutes, so that's 5 hrs a day gone.", 5, "day"],
    ["Leaks cost us $62k last year.", 62_000, "year"],
  ])("%s", (answer, sum, per) => {
    const found = tally(answer);
    expect(found && [sumOf(found), found.pers.at(-1)?.per]).toEqual([sum, per]);
  });
});

describe("no tally", () => {
  it.each([
    // Factors of different things.
    "The floor takes 280 calls a day; separately every new agent needs 20 hours of training before going live.",
    "A mis-cut gasket costs us $38 to replace and we make 1,900 gaskets a month.",
    "640 permits a year, half of them by paper, an hour each.",
    "900 orders a week, 50 of them rush, 20 minutes each.",
    "Last year 600 doors, 27 came back, a new saw is $1,340.",
    "Incident notes, 60 a week at 40 minutes, 1 in 4 gets sent back.",
    // What customers pay, and what is earned.
    "We place 40 boats in a decent month and earn $2,300 on each.",
    "We have 600 members paying $80 a month and they melt away.",
    "Two hundred seats, sixty per cent sold on a good night, $35 a ticket.",
    "We bill $140 an hr, six engineers, 38 hours a week each.",
    // Hoped, planned, denied, over.
    "If all 12 planners could save 10 hrs a week we'd be a different firm.",
    "We plan to do 200 audits a year at 5 hours each.",
    "It isn't the 60 orders a day at 4 minutes each, the labeller does those by itself.",
    "People think we lose 20 minutes on each of our 90 calls a day. We don't.",
    "Before the new press we scrapped 1 of every 12 sheets, 300 a month, $70 each. That's sorted.",
    "Timesheets used to be the killer, six foremen x 3 hours a week each.",
    "Want to get intake down to 5 min a patient, at 60 patients a day. Nobody has ever timed it.",
    // Of others.
    "Guy down the road wastes 8% of his 9,000 sheets a week at three bucks each.",
    "A consultant told us the avg cleaner loses 2% of 1,500 pieces a week at $14 each.",
    "At my previous firm 5 clerks lost 4 hours a week each to chasing signatures.",
    "The big chain charges $39 for a wash and does 60 cars a day in 12 min each.",
    // How many is not told.
    "The climbers lose 3 hours a week each on rope logs.",
    "We shipped 5,000 boxes last year and lost a dozen, $400 each.",
    "Quotes. 15 a week april to june, 20 min each.",
  ])("%s", (answer) => {
    expect(tally(answer)).toBeNull();
  });

  it("for a passage that a share told before it may belong to", () => {
    const priced = "We etch 8,000 plates a week. Running one again costs us $2.";
    expect(
      tally(`Out of every 200 plates, 3 are bad, so say all 3 of our 2 inspectors. ${priced}`),
    ).toBeNull();
  });

  it("comes to an end for a text made to be slow", () => {
    const texts = ["1 ", "a a ", "12 a b c d e f g h ", "season for season ", "(no ", "one a b c d in "];
    expect(texts.map((text) => tally(text.repeat(8000 / text.length)))).toEqual(texts.map(() => null));
  });
});

describe("a tally on page one", () => {
  const sumFor = (otherChallenge: string) => memoOf({ otherChallenge })?.worth.sum;
  const rowsFor = (answer: string) => sumFor(answer)?.rows.map(({ figure, what }) => `${figure} ${what}`);

  it("multiplies a part of the pieces with the time of one, and prices it by the wage that was told", () => {
    const answer = "2,000 bills a week, 7% bounce, 15 min to rework each bounced one, biller makes $22/hr.";
    expect(sumFor(answer)?.headline).toBe("$40,000 a year of paid time goes into it");
    expect(rowsFor(answer)).toEqual([
      "2,000 bills a week",
      "× 7% of them",
      "× 15 minutes on each, ÷ 60",
      "35 hours a week",
      "× 52 weeks",
      "1,820 hours a year, spent today: the work of about one person, at 1,800 hours",
      "× $22.00 for one hour",
      "$40,000 a year, spent today",
    ]);
  });

  it("counts those who do it, on the days that they told", () => {
    expect(rowsFor("Grading by eye. Two gals, 4 hours a day, six days a week, at $16.50.")).toEqual([
      "2 gals",
      "× 6 days a week",
      "× 4 hours a day by each",
      "48 hours a week",
      "× 46 weeks that one person works in a year",
      "2,210 hours a year, spent today",
      "× $16.50 for one hour",
      "$36,500 a year, spent today",
    ]);
  });

  it("takes the price of one times the part that was counted", () => {
    expect(rowsFor("618 plaques last year. 27 came back. Each costs us $1,340.")).toEqual([
      "27 of 618 plaques a year",
      "× $1,340 for each",
      "$36,180 a year",
    ]);
  });

  it("has no source in the list that it did not use", () => {
    const answer = "2,000 bills a week, 7% bounce, 15 min to rework each bounced one, biller makes $22/hr.";
    const { markdownReport, reportData } = reportOf({ otherChallenge: answer });
    const unused = reportData.sources.filter(({ number }) => !markdownReport.includes(`[${number}]`));
    expect(unused.map(({ title }) => title)).toEqual([]);
  });

  it("leaves out what an hour of others costs", () => {
    const forms = "We get 100 forms a week, 30 minutes each";
    expect(tally(`${forms}, on a $26/hr scanner.`)?.wage).toBeNull();
    expect(tally(`${forms}. A rigger costs us $40 an hour.`)?.wage).toBeNull();
    expect(tally(`${forms}, clerk gets $21/hr.`)?.wage).toBe(21);
    expect(tally(`${forms}. They make $21 an hour.`)?.wage).toBe(21);
  });

  it("keeps what was read with its own words where that has every figure", () => {
    expect(rowsFor("Tie sheets. 38 a month, 3 hrs 15 min each.")?.[0]).toBe(
      "3.25 hours spent on one tie sheet",
    );
  });
});
