import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Assessment } from "@/lib/domain/assessment/assessment";
import { figuresOf } from "@/lib/domain/comparison/figures";
import { monthsBefore } from "@/lib/domain/retention";
import { SCORING_VERSION } from "@/lib/domain/score/readiness-rules";
import { scoreReadiness } from "@/lib/domain/score/score-readiness";
import { compare } from "@/lib/services/comparison/compare";
import { listComparisons } from "@/lib/services/comparison/list-comparisons";
import { comparisonFor } from "@/lib/services/comparison/read-comparison";
import { readPool } from "@/lib/services/comparison/read-pool";
import { onBothDatabases } from "@/tests/support/both-databases";
import { comparing } from "@/tests/support/compare";

const DAY_MS = 86_400_000;
const NOW = new Date("2026-11-23T18:00:00Z");
const inDays = (days: number) => new Date(NOW.getTime() + days * DAY_MS);

/** Firms that were never asked, each under a domain of its own: so many at once as a busy machine inserts in time. */
const MANY_FIRMS = { all: 2_000, atOnce: 250 };
const firmsFrom = (first: number): string => `
  INSERT INTO assessments (id, executive_name, executive_title, executive_email, company_name, company_revenue,
    company_employees, company_industry, ai_confidence, ai_perception, org_posture, payment_status, created_at, updated_at)
  SELECT gen_random_uuid(), 'N', 'CEO', 'ceo@firm-' || turn || '.ca', 'Firm ' || turn, '1m-10m', '11-50', 'retail', 5,
    'helpful_tool', 'curious', 'paid', '2026-11-20', now()
  FROM generate_series(${first}, ${first + MANY_FIRMS.atOnce - 1}) turn`;

onBothDatabases(({ store, database, submit }) => {
  beforeEach(() => database().executeSql("DELETE FROM assessments; DELETE FROM comparison_publications"));

  const firm = async (some: Partial<Assessment> = {}, counted: boolean | null = true) => {
    const one = await submit({
      paymentStatus: "paid",
      executiveEmail: `ceo@${randomUUID()}.ca`,
      companyIndustry: "retail",
      companyEmployees: "11-50",
      createdAt: inDays(-1),
      ...some,
    });
    if (counted !== null) await say(one.id, counted);
    return one;
  };
  const say = (assessmentId: string, granted: boolean) =>
    store().consents.add({ assessmentId, purpose: "comparison", granted, wordingVersion: "test" });
  /** In a later millisecond than what was said before: of two in the same one, neither is the newest. */
  const sayLater = (assessmentId: string, granted: boolean) =>
    pause(2).then(() => say(assessmentId, granted));
  const firms = async (count: number, some: Partial<Assessment> = {}) => {
    for (let turn = 0; turn < count; turn += 1) await firm(some);
  };
  const pool = async (now = NOW) => readPool(comparing(database(), now));
  const publish = (now = NOW) => compare(comparing(database(), now));
  const visible = async () => (await store().comparisons.listVisible()).map(({ cell }) => cell).sort();

  it("counts unlocked firms of the last 24 months, each once, by its newest assessment", async () => {
    await firm({ executiveEmail: "a@halden.ca", aiConfidence: 2, createdAt: inDays(-30) });
    const newest = await firm({ executiveEmail: "b@halden.ca", aiConfidence: 9 });
    for (const paymentStatus of ["pending", "refunded"]) await firm({ paymentStatus });
    await firm({ createdAt: new Date(monthsBefore(NOW, 24).getTime() - 1) });
    const nameless = await firm();
    await database().executeSql("UPDATE assessments SET nameless = true WHERE id = $1::uuid", [nameless.id]);
    await firm({ executiveEmail: "x@gmail.com", companyName: "Cedar Works Ltd." });
    await firm({ executiveEmail: "x+two@gmail.com", companyName: "cedar  works" });
    const { firms: found, leftOut } = await pool();
    expect(found).toHaveLength(2);
    expect(leftOut).toBe(0);
    expect(found.find(({ id }) => id === newest.id)).toMatchObject({
      score: scoreReadiness(newest).aiReadinessScore,
      cells: ["industry:retail", "size:small", "all"],
    });
  });

  it("three firms that answer again are three that differ, and wait for two more", async () => {
    const addresses = Array.from({ length: 12 }, () => `ceo@${randomUUID()}.ca`);
    for (const executiveEmail of addresses) await firm({ executiveEmail, createdAt: inDays(-20) });
    await publish();
    const later = inDays(28);
    for (const executiveEmail of addresses.slice(0, 3)) await firm({ executiveEmail });
    await publish(later);
    const shown = async () => (await store().comparisons.listVisible()).map(({ publishedAt }) => publishedAt);
    expect(await shown()).toEqual([NOW, NOW, NOW]);
    for (const executiveEmail of addresses.slice(3, 5)) await firm({ executiveEmail });
    await publish(later);
    expect(await shown()).toEqual([later, later, later]);
  });

  it("leaves a firm out by its newest word, and one that never heard of it", async () => {
    const changed = await firm({ executiveEmail: "a@one.ca" });
    await sayLater(changed.id, false);
    const older = await firm({ executiveEmail: "a@two.ca", createdAt: inDays(-9) });
    await firm({ executiveEmail: "b@two.ca" });
    await sayLater(older.id, false);
    await firm({ executiveEmail: "a@three.ca" }, null);
    const back = await firm({ executiveEmail: "a@four.ca" }, false);
    await sayLater(back.id, true);
    const { firms: found, leftOut } = await pool();
    expect(found.map(({ id }) => id)).toEqual([back.id]);
    expect(leftOut).toBe(3);
  });

  it("publishes nothing of ten firms and three cells of eleven, with figures that follow from their rows alone", async () => {
    await firms(10);
    await publish();
    expect(await visible()).toEqual([]);
    await firm({ orgAiElements: ["ai_policy"] });
    await publish();
    expect(await visible()).toEqual(["all", "industry:retail", "size:small"]);
    const rows = await database().prisma.assessment.findMany();
    const expected = figuresOf(
      rows.map((row) => {
        const of = scoreReadiness({
          ...row,
          orgAiElements: JSON.parse(JSON.stringify(row.orgAiElements)),
          aiDepartments: JSON.parse(JSON.stringify(row.aiDepartments)),
          aiToolsUsed: JSON.parse(JSON.stringify(row.aiToolsUsed)),
          enterprisePlatforms: JSON.parse(JSON.stringify(row.enterprisePlatforms)),
        });
        return {
          score: of.aiReadinessScore,
          topDown: Math.round(of.topDownScore * 10),
          bottomUp: Math.round(of.bottomUpScore * 10),
          elements: JSON.parse(JSON.stringify(row.orgAiElements)),
        };
      }),
    );
    const [all] = await store().comparisons.listVisible();
    expect(all).toMatchObject({ n: 11, publishedAt: NOW, figures: expected });
    const [publication] = await store().comparisons.listPublications();
    expect(publication).toMatchObject({ scoringVersion: SCORING_VERSION, endedAt: null });
    expect((await store().comparisons.findMembers(publication?.id ?? "")).sort()).toEqual(
      rows.map(({ id }) => id).sort(),
    );
  });

  it("publishes at most every 28 days, and once where several do it at once", async () => {
    await firms(11);
    await Promise.all([publish(), publish(), publish()]);
    expect(await store().comparisons.listPublications()).toHaveLength(3);
    await firms(5);
    await publish(inDays(27));
    expect(await store().comparisons.listPublications()).toHaveLength(3);
    await publish(inDays(28));
    expect(await store().comparisons.listPublications()).toHaveLength(6);
    expect((await store().comparisons.listVisible()).map(({ n }) => n)).toEqual([16, 16, 16]);
  });

  it("keeps what was published when its firms are deleted, and a reader finds the group that says most to them", async () => {
    await firms(11);
    const alone = await firm({ companyIndustry: "education" });
    const elsewhere = await firm({ companyIndustry: "technology", companyEmployees: "over-5000" });
    await publish();
    const shownTo = async (one: Assessment) => comparisonFor(comparing(database()), one);
    expect(await visible()).toEqual(["all"]);
    expect(await shownTo(alone)).toMatchObject({ reason: "all", cell: { key: "all", firms: 15 } });
    await firms(12, { companyIndustry: "technology", companyEmployees: "over-5000" });
    await publish(inDays(28));
    expect(await shownTo(elsewhere)).toMatchObject({
      reason: "industry",
      cell: { key: "industry:technology" },
    });
    // Of the thirteen that were published before, size:small would have all but one.
    expect(await shownTo(alone)).toMatchObject({ reason: "all", cell: { key: "all", firms: 25 } });
    await database().executeSql("DELETE FROM assessments");
    expect(await visible()).toContain("all");
  });

  it("tells the admins exact numbers, and why there is nothing new", async () => {
    await firms(13);
    await firm({}, false);
    await publish();
    await firms(2);
    const found = await listComparisons(comparing(database(), inDays(1)));
    expect(found).toMatchObject({ leftOut: 1, lastAt: NOW, nextFrom: inDays(28) });
    const of = (key: string) => found.cells.find((cell) => cell.key === key);
    expect(of("all")).toMatchObject({
      n: 15,
      published: { at: NOW, n: 13 },
      withheld: "waiting",
      missing: 3,
    });
    expect(of("industry:technology")).toMatchObject({
      n: 0,
      published: null,
      withheld: "floor",
      missing: 11,
    });
    expect(found.cells).toHaveLength(17);
  });

  it("shows and counts nothing that was only prepared, and removes it with the next publication", async () => {
    await firms(11);
    const figures = figuresOf((await pool()).firms);
    await store().comparisons.prepare({ cell: "all", members: [randomUUID()], figures }, SCORING_VERSION);
    expect(await visible()).toEqual([]);
    expect(await store().comparisons.listPublications()).toEqual([]);
    expect(await store().comparisons.lastPublishedAt()).toBeNull();
    await publish();
    expect(await visible()).toEqual(["all", "industry:retail", "size:small"]);
    expect(await database().prisma.comparisonPublication.count()).toBe(3);
    await expect(store().comparisons.publish([randomUUID()], NOW)).rejects.toThrow();
  });

  it("has a large pool counted in the background, and shows what was counted until then", async () => {
    await store().comparisons.keepCounts({ cells: [], leftOut: 0, countedAt: inDays(-1) });
    await firm({ executiveEmail: "first@firm-0.ca" });
    for (let first = 1; first <= MANY_FIRMS.all; first += MANY_FIRMS.atOnce)
      await database().executeSql(firmsFrom(first));
    const asked: string[] = [];
    const context = (now: Date) => comparing(database(), now, (kind) => asked.push(kind));
    expect(await listComparisons(context(NOW))).toMatchObject({ isCounting: true, countedAt: inDays(-1) });
    expect(asked).toEqual(["compare"]);
    await publish();
    const counted = await listComparisons(context(NOW));
    expect(counted).toMatchObject({ isCounting: false, countedAt: NOW, leftOut: MANY_FIRMS.all });
    expect(counted.cells.find(({ key }) => key === "all")).toMatchObject({ n: 1, withheld: "floor" });
    expect(asked).toHaveLength(1);
  });
});
