import { readdirSync, readFileSync } from "node:fs";
import { figuresOf } from "@/lib/domain/figures/figure";
import * as say from "@/lib/domain/figures/headings";
import * as draw from "@/lib/domain/figures/insights";
import { InsightsQuery, periodOf, pointsOf } from "@/lib/domain/figures/period";
import { medianOf, readiness } from "@/lib/domain/figures/readiness";
import { shareInWords } from "@/lib/domain/figures/share";
import { campaigns, money, unlocks } from "@/lib/domain/figures/unlocks";

const row = (measure: string, key: string, count: number, cents = 0) => ({ measure, key, count, cents });
const PERIOD = periodOf(12, "2026-11-22");

describe("a period", () => {
  it("is whole weeks up to today, beside as many just before", () => {
    expect(PERIOD).toMatchObject({
      first: "2026-08-31",
      last: "2026-11-22",
      before: { first: "2026-06-08", last: "2026-08-30" },
    });
    expect(periodOf(0, "2026-11-22")).toMatchObject({ first: null, before: null });
  });

  it.each([
    [undefined, 12],
    ["4", 4],
    ["0", 0],
    ["7", 12],
    ["x", 12],
    [["4", "52"], 12],
  ])("asked for as %j is of %i weeks", (weeks, expected) => {
    expect(InsightsQuery.parse({ weeks }).weeks).toBe(expected);
  });

  it("is cut into weeks that end today, and loses no day", () => {
    const days = [
      { day: "2026-08-31", count: 2 },
      { day: "2026-11-15", count: 3 },
      { day: "2026-11-16", count: 5 },
      { day: "2026-11-22", count: 7 },
    ];
    const points = pointsOf(days, { first: "2026-08-31", last: "2026-11-22" });
    expect(points).toHaveLength(12);
    expect(points[0]).toEqual({ first: "2026-08-31", last: "2026-09-06", count: 2 });
    expect(points.slice(-2).map(({ count }) => count)).toEqual([3, 12]);
  });

  it("of many years has no more than sixty points", () => {
    const points = pointsOf([{ day: "2019-01-01", count: 4 }], { first: "2019-01-01", last: "2026-11-22" });
    expect(points.length).toBeLessThanOrEqual(60);
    expect(points[0]?.count).toBe(4);
  });
});

describe("a heading says what the figures say", () => {
  it.each([
    [338, 317, 12, "338 assessments, 21 more than the 12 weeks before"],
    [1, 2, 4, "1 assessment, 1 fewer than the 4 weeks before"],
    [3, 3, 52, "3 assessments, as many as the year before"],
    [1200, null, 0, "1,200 assessments so far"],
    [0, 5, 12, "No assessments in these 12 weeks"],
    [0, null, 0, "No assessments so far"],
  ] as const)("%s assessments after %s in %s weeks: %s", (count, before, weeks, heading) => {
    expect(say.submissionsHeading(count, before, weeks)).toBe(heading);
  });

  it.each([
    [845, 338, "Two in five of those who start finish"],
    [845, 300, "845 started, 300 submitted"],
    [10, 4, "10 started, 4 submitted"],
    [3, 20, "3 started, 20 submitted"],
    [0, 0, "No visits in these 12 weeks"],
  ])("of %i who started %i submitted: %s", (started, submitted, heading) => {
    expect(say.funnelHeading(started, submitted, 12)).toBe(heading);
  });

  it.each([
    [[], "No assessments to group"],
    [[81, 40, 30], "A is the largest group: 81 of 151"],
    [[42, 40, 30], "112 assessments from 3 industries"],
    [[1], "A is the largest group: 1 of 1"],
  ])("industries of %j: %s", (counts, heading) => {
    const groups = counts.map((count, at) => ({ label: "ABC".charAt(at), count }));
    expect(say.industriesHeading(groups)).toBe(heading);
  });

  it.each([
    [32, 54, 0, "86 reports unlocked: 32 by card, 54 by coupon"],
    [0, 54, 0, "54 reports unlocked, all by coupon"],
    [1, 0, 0, "1 report unlocked, by card"],
    [1, 2, 3, "6 reports unlocked: 1 by card, 2 by coupon, 3 included"],
    [0, 0, 0, "No reports unlocked in these 12 weeks"],
  ])("%i by card, %i by coupon, %i included: %s", (card, coupon, retakes, heading) => {
    // A number and its way stay on one line.
    expect(say.unlocksHeading(card, coupon, retakes, 12).replaceAll("\u00a0", " ")).toBe(heading);
  });

  it.each([
    [338, 109, 14, "14 won of 338 leads"],
    [338, 109, 0, "109 of 338 leads have an owner, none is won yet"],
    [1, 0, 0, "1 lead, none with an owner yet"],
    [0, 0, 0, "No leads in these 12 weeks"],
  ])("%i leads, %i owned, %i won: %s", (all, owned, won, heading) => {
    expect(say.pipelineHeading(all, owned, won, 12)).toBe(heading);
  });

  it("says a fraction only where it is true, and of enough", () => {
    expect(shareInWords(41, 100)).toBe("Two in five");
    expect(shareInWords(45, 100)).toBeNull();
    expect(shareInWords(9, 19)).toBeNull();
    expect(shareInWords(100, 100)).toBeNull();
  });

  it("names a challenge only where it is ahead of the next, and of enough", () => {
    const rows = [
      { label: "Labour shortage", count: 8 },
      { label: "Slow quoting", count: 7 },
    ];
    expect(say.challengesHeading(rows, 20)).toBe("Named most: Labour shortage");
    expect(
      say.challengesHeading(
        [rows[0], { label: "B", count: 8 }].flatMap((one) => one ?? []),
        20,
      ),
    ).toBe("What 20 assessments name as challenges");
    expect(say.challengesHeading(rows, 1)).toBe("What 1 assessment names as challenges");
    expect(say.challengesHeading([], 0)).toBe("No challenges named");
  });
});

test("the middle score is that of all scores in order", () => {
  expect(medianOf([])).toBeNull();
  expect(medianOf([[44, 1]])).toBe(44);
  expect(
    medianOf([
      [80, 1],
      [20, 2],
      [45, 1],
    ]),
  ).toBe(32.5);
  expect(
    medianOf([
      [100, 3],
      [0, 2],
    ]),
  ).toBe(100);
});

test("scores lie in tens, and in the stages by their points", () => {
  const spread = readiness({
    now: figuresOf([
      row("readiness", "29", 1),
      row("readiness", "30", 8),
      row("readiness", "54", 3),
      row("readiness", "100", 2),
    ]),
    before: null,
  });
  expect(spread.bins.map(({ count }) => count)).toEqual([0, 0, 1, 8, 0, 3, 0, 0, 0, 2]);
  expect(spread.stages.map(({ count }) => count)).toEqual([1, 11, 0, 2]);
  expect(spread.heading).toBe("More than half score in the Piloting range");
});

test("unlocks are told apart by coupon and campaign, and what is not among the largest stays counted", () => {
  const coupons = Array.from({ length: 12 }, (_, at) => row("unlocked", `coupon:C${at}`, 20 - at));
  const now = figuresOf([
    ...coupons,
    row("unlocked", "card", 3),
    row("unlockedByCampaign", "", 4),
    row("unlockedByCampaign", "id", 2),
  ]);
  const { bars } = unlocks({ now, before: null }, PERIOD);
  expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe(now.total("unlocked"));
  expect(bars.at(-1)).toMatchObject({ label: "All others", isRest: true });
  expect(campaigns({ now, before: null }, new Map([["id", "Coast evening"]]))).toMatchObject({
    heading: "2 of 6 unlocks came through a campaign",
    bars: [
      { label: "No campaign", count: 4 },
      { label: "Coast evening", count: 2 },
    ],
  });
});

test("money is what was received, beside what coupons gave away", () => {
  const now = figuresOf([row("money", "received", 32, 156_800), row("unlocked", "coupon:A", 54)]);
  expect(money({ now, before: null })).toMatchObject({
    heading: "US$1,568 received, US$2,646 given away",
    rows: [{ now: "US$1,568" }, { now: "US$0" }, { now: "US$0" }, { now: "US$2,646" }],
  });
});

test("every listed question is there but those about the home, and several picks are one answer", () => {
  const now = figuresOf([
    row("answered", "aiToolsUsed", 10),
    row("aiToolsUsed", "chatgpt", 9),
    row("companyMarkets", "canada", 4),
  ]);
  const shown = draw.answers({ now, before: null });
  expect(shown.map(({ key }) => key)).not.toContain("householdAiUse");
  expect(shown.map(({ key }) => key)).not.toContain("preparednessLevel");
  expect(shown.find(({ key }) => key === "aiToolsUsed")).toMatchObject({ n: 10, isSeveral: true });
  expect(shown.find(({ key }) => key === "companyMarkets")).toMatchObject({ n: 4 });
});

test("every question that the page shows is counted by the database", () => {
  const all = readdirSync("prisma/migrations").filter((name) => !name.endsWith(".toml"));
  const sql = all.map((name) => readFileSync(`prisma/migrations/${name}/migration.sql`, "utf8")).join("");
  for (const { key } of draw.answers({ now: figuresOf([]), before: null }))
    expect(sql).toContain(`('${key}', a.`);
});
