import { convincedIn } from "@/lib/playbook/own-lines/convinced";
import { givenMoney } from "@/lib/playbook/own-lines/given-money";
import { triedIn } from "@/lib/playbook/own-lines/tried";
import { memoOf, textOf } from "../../support/told-firm";

const tried = (aiExperience: string) => triedIn({ aiExperience, aiFriction: null });

describe("a trial that failed", () => {
  it.each([
    [
      "We bought an AI crown design add on, $2,900 a month. We ran it 9 months. My techs redid about 6 out of 10, or said they did, nobody kept count. Killed it in November.",
      "uncounted",
      "We ran it 9 months. My techs redid about 6 out of 10, or said they did, nobody kept count",
      "9 months at $2,900 a month are $26,100",
    ],
    [
      "In 2023 we paid $16k for a plot app on tablets, dead in three weeks, no signal on the block and the screens don't work in rain, foremen went back to cards.",
      "place",
      "In 2023 we paid $16k for a plot app on tablets, dead in three weeks, no signal on the block and the screens don't work in rain",
      null,
    ],
    [
      "Bought 10 Copilot seats and a planner tried to forecast counts. looked great for a week then it was way off and the chef stopped opening it. Nobody compared it to just his gut.",
      "uncompared",
      "looked great for a week then it was way off and the chef stopped opening it. Nobody compared it to just his gut",
      null,
    ],
    [
      "Two years ago we paid $24,000 for an AI planner. Drivers stopped entering anything after 7 weeks. Cancelled.",
      "unused",
      "Two years ago we paid $24,000 for an AI planner. Drivers stopped entering anything after 7 weeks",
      null,
    ],
    [
      "We also trialed a voice bot for check calls and the drivers hated it, dropped it after 3 weeks.",
      "ended",
      "We also trialed a voice bot for check calls and the drivers hated it, dropped it after 3 weeks",
      null,
    ],
    [
      "We piloted a yield forecast. It was close, then the wet spring came and it was off by 17%, so the lads went back to the phone.",
      "one case",
      "It was close, then the wet spring came and it was off by 17%, so the lads went back to the phone",
      null,
    ],
    [
      "Bought a video survey app winter before last. $9,400 for the year. Missed garages, attics, anything behind a door. Cube was off 30% on the ones we checked. Doug and Marlene quit using it by month 4 and went back to walking houses.",
      "one case",
      "Cube was off 30% on the ones we checked. Doug and Marlene quit using it by month 4 and went back to walking houses",
      "It cost $9,400 for the year",
    ],
    [
      "Ran a vision grading pilot for 7 months, $310k all in. It agreed with our graders 88% of the time, which sounded good until our Japanese buyer said they would not accept machine-graded product without their own audit, and the 12% were mostly the top grade. Parked it.",
      "not accepted",
      "our Japanese buyer said they would not accept machine-graded product without their own audit",
      "It cost $310k all in",
    ],
    [
      "Hooked a chatgpt thing up to instagram to answer DMs, it was lovely and then it told a bride her gown would be in in 10 weeks when that designer is 22. Refunded her $1,150. Turned it off that day.",
      "one case",
      "it told a bride her gown would be in in 10 weeks when that designer is 22",
      null,
    ],
    [
      "We rolled out a forecast tool and paid for it, nobody opened it after the first week.",
      "unused",
      "We rolled out a forecast tool and paid for it, nobody opened it after the first week",
      null,
    ],
    [
      "Tried in the winter and it was a disaster. Foreman asked Copilot for a takeoff and it counted 40 windows that nobody ordered. Architect caught it. It cost us the job.",
      "one case",
      "Foreman asked Copilot for a takeoff and it counted 40 windows that nobody ordered",
      "“It cost us the job”",
    ],
    [
      "We tried an AI phone agent in June, it double booked two weddings and we refunded $6,400. Unplugged it that night.",
      "one case",
      "We tried an AI phone agent in June, it double booked two weddings and we refunded $6,400",
      null,
    ],
    [
      "In 2022 a vendor installed cameras on the line to count birds and the crew walked off for a shift. No cameras again.",
      "not accepted",
      "In 2022 a vendor installed cameras on the line to count birds and the crew walked off for a shift",
      null,
    ],
  ])("%s", (text, reason, quote, spent) => {
    expect(tried(text)).toEqual({ reason, quote: `“${quote}”`, spent });
  });

  it.each([
    "ChatGPT for letters, it was ok.",
    "We tried a scribe, nobody logged in yet.",
    "We tried a new driver and he won't touch it.",
    "Tried to hire last year and it was a disaster.",
    "We bought a scanner and it works. Drivers walked out over pay.",
    "We ran a pilot and it saved about 6 hours a week.",
    "We tried a bot. We killed it in two weeks. We use it again since May.",
    "We tried a scribe and never cancelled it.",
    "The remaining third stopped using it, and we tried nothing else.",
    "If we tried a bot we would have killed it in two weeks.",
    "A hospital trialled an avatar and dropped it after a week.",
    "The client cancelled after 3 months.",
    "My dog died in three weeks.",
    "We tried a new supplier and dropped it after a month.",
    "Bought a truck, dead in three weeks.",
    "Our pilot left, gone in 3 weeks.",
    "We bought a scribe tool and nobody used it yet.",
    "We tried the pricing software. It made more money. We stopped it after a month.",
    "We tried a new truck and parked it.",
  ])("none is read from: %s", (text) => {
    expect(tried(text)).toBeNull();
  });

  it.each([
    "We tried a bot, it saved us $9,400 for the year, and we dropped it after 3 weeks.",
    "We tried a bot, the vendor wanted $9,400 for the year, and we dropped it after 3 weeks.",
    "We tried a bot, $4k all in, and a camera tool, $9k all in, and dropped it after 3 weeks.",
  ])("has no cost that is sure: %s", (text) => {
    expect(tried(text)?.spent).toBeNull();
  });

  it("began a rule, which holds and is not tried again", () => {
    const page = memoOf({
      aiExperience:
        "One of the estimators asked it for capacity and it gave a number off some other chart. Our lift planner caught it. Told everybody no AI near a load chart after that.",
      aiFriction: "Our insurer wrote us, no AI output in any lift plan, period.",
    });
    expect(page?.toldInstead).toMatch(/off some other chart”\. The rule that came of it holds/);
  });

  it("has page one's row, and what is different this time", () => {
    const page = memoOf({
      aiExperience:
        "We tried a scheduling app. We ran it 4 months at $900 a month and nobody kept count, we dropped it.",
    });
    expect(page?.halvesLabel).toBe("What you tried");
    expect(page?.toldInstead).toMatch(
      /kept count.*4 months at \$900 a month are \$3,600\. This time the count is written down/,
    );
  });
});

describe("who has to be convinced", () => {
  const convinced = (aiFriction: string) => convincedIn({ aiFriction, otherChallenge: null });

  it.each([
    "My board chair read an article and wants an AI strategy; my security officer would resign",
    "Money is ok if it pays inside a year, my brother Rick will ask",
    "My sister is CFO and says not one more dollar on it till I show her the $64k lesson",
    "CFO wants payback inside 12 months",
    "My two uncles own the majority and after the tracker they say no more toys",
  ])("%s", (text) => {
    expect(convinced(`${text}.`)).toBe(`“${text}”`);
  });

  it.each([
    "My sister says just cut the orders.",
    "The board wants overtime down by half.",
    "Our customers' owners want machines that last.",
    "The home owners want proof of insurance.",
    "Does the board want a strategy?",
    "My uncle owns the toy shop next door and says hello.",
    "My father used to say AI is a fad, my brother thinks so too.",
  ])("no one by: %s", (text) => {
    expect(convinced(text)).toBeNull();
  });

  it("has page one's row where nothing was tried", () => {
    const page = memoOf({
      otherChallenge: "Quotes take two weeks, 40 a month.",
      aiFriction: "CFO wants payback inside 12 months.",
    });
    expect(page?.halvesLabel).toBe("Who has to be convinced");
    expect(page?.toldInstead).toMatch(
      /^“CFO wants payback inside 12 months”\. What is shown on \p{L}+ \d+: the figure/u,
    );
  });
});

describe("money that is there for this", () => {
  const given = (aiFriction: string) => givenMoney({ aiFriction, otherChallenge: null, aiExperience: null });

  it.each([
    [
      "Board gave me $25,000 for 'AI' and wants to hear by March what I did with it.",
      25_000,
      "the board",
      "by March",
    ],
    ["I have 15k, no more, the engine overhauls are first in line.", 15_000, null, null],
    ["Money isn't the issue, we'd spend 30k tomorrow if we saw one.", 30_000, null, null],
    ["We have a $15,000 limit.", 15_000, null, null],
  ])("%s", (text, amount, by, due) => {
    expect(given(text)).toMatchObject({ amount, by, due });
  });

  it.each([
    "Our board has approved up to $400K for systems but nothing is earmarked for AI specifically.",
    "Council gave us $40,000 for the playground.",
    "Anything over $25,000 requires a public bid.",
    "Our whole operating budget is $640,000.",
    "We have a $5,000 limit on each card.",
    "The grant gave us £20,000 for AI.",
    "We have 15k customers, no more.",
    "We have 40k no more than last year.",
    "We'd spend 5000 today on drivers.",
    "The budget is 2024.",
  ])("none by: %s", (text) => {
    expect(given(text)).toBeNull();
  });

  it("is what page one's cost comes out of, and is never asked for twice over", () => {
    const text = textOf({
      otherChallenge: "Quotes take two weeks, 40 a month.",
      aiFriction: "Board gave me $2,000 for AI and wants to hear by March.",
    });
    expect(text).toContain("out of the \\$2,000 that the board gave; the report back is due by March");
    for (const [, amount] of text.matchAll(/At most \\?\$([\d,]+)/g))
      expect(Number(amount?.replace(/,/g, ""))).toBeLessThanOrEqual(2000);
  });
});
