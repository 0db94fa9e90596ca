import { randomUUID } from "node:crypto";
import { isoDay } from "@/lib/domain/dates";
import { type Day, daysAfter } from "@/lib/domain/days";
import { STAR_FROM } from "@/lib/domain/lead/badge";
import { DAY_MS } from "@/lib/domain/time";
import type { Assessment } from "@/lib/generated/prisma/client";
import { onBothDatabases } from "@/tests/support/both-databases";
import { randomFrom } from "@/tests/support/random";

const TODAY = Date.UTC(2026, 10, 23, 20);
const LAST = isoDay(new Date(TODAY));
type Counts = Record<string, number>;

onBothDatabases(({ store, database, submit }) => {
  const prisma = () => database().prisma;

  /** Every fact of every row as it is now, counted here and not by the database. */
  async function fullCount(first: Day | null, last: Day): Promise<Counts> {
    const counts: Counts = {};
    const add = (at: Date, measure: string, key: string | number | null, count = 1) => {
      const day = isoDay(at);
      if (key === null || (first !== null && day < first) || day > last) return;
      const name = `${measure}: ${key}`;
      counts[name] = (counts[name] ?? 0) + count;
    };
    for (const a of await prisma().assessment.findMany({ where: { isSample: false } })) {
      add(a.createdAt, "submitted", "");
      if (a.leadQualified) add(a.createdAt, "qualified", "");
      if (a.roadmapGenerated) add(a.createdAt, "roadmap", "");
      if (isStarredUnowned(a)) add(a.createdAt, "starredUnowned", "");
      add(a.createdAt, "stage", a.leadStatus);
      if (a.leadOwnerId !== null) add(a.createdAt, "owned", a.leadStatus);
      add(a.createdAt, "industryRevenue", `${a.companyIndustry}|${a.companyRevenue}`);
      add(a.createdAt, "readiness", a.aiReadinessScore);
      for (const name of ONE) add(a.createdAt, name, a[name]);
      for (const name of SEVERAL) {
        const picks: unknown = a[name];
        if (!Array.isArray(picks) || picks.length === 0) continue;
        add(a.createdAt, "answered", name);
        for (const pick of new Set(picks.map(String))) add(a.createdAt, name, pick);
      }
      if (a.paymentStatus !== "paid" && a.paymentStatus !== "coupon_used") continue;
      const how = a.paymentStatus === "paid" ? "card" : `coupon:${a.couponCode ?? ""}`;
      add(a.paidAt ?? a.createdAt, "unlocked", a.retakeIncluded ? "retake" : how);
      add(a.paidAt ?? a.createdAt, "unlockedByCampaign", a.campaignId ?? "");
    }
    for (const p of await prisma().payment.findMany({
      where: { status: { in: ["succeeded", "refunded"] } },
    })) {
      const key = p.status === "refunded" ? "refunded" : p.dispute === "lost" ? "disputed" : "received";
      add(p.createdAt, "money", key);
      add(p.createdAt, "cents", key, p.amountCents);
    }
    for (const e of await prisma().funnelEvent.findMany())
      add(e.at, "funnel", `${e.step}|${e.campaignId ?? ""}`);
    return counts;
  }

  async function kept(first: Day | null, last: Day): Promise<Counts> {
    const counts: Counts = {};
    for (const { measure, key, count, cents } of await store().figures.sums(first, last)) {
      counts[`${measure}: ${key}`] = count;
      if (measure === "money") counts[`cents: ${key}`] = cents;
    }
    return counts;
  }

  const userId = randomUUID();
  async function today() {
    const { starredWithoutOwner } = await store().today.count({ userId, since: null, day: LAST });
    return { starredWithoutOwner, weeks: await store().today.weeks(new Date(TODAY)) };
  }

  /** The same, lead by lead. A sample is in the list of starred leads, and in no week. */
  async function todayCounted() {
    const rows = await prisma().assessment.findMany();
    const weeks = Array.from({ length: 12 }, (_, at) => {
      const from = TODAY - (12 - at) * 7 * DAY_MS;
      const came = rows.filter(
        ({ createdAt, isSample }) => !isSample && +createdAt >= from && +createdAt < from + 7 * DAY_MS,
      );
      const count = (name: "leadQualified" | "roadmapGenerated") => came.filter((row) => row[name]).length;
      return { total: came.length, qualified: count("leadQualified"), roadmaps: count("roadmapGenerated") };
    });
    return { starredWithoutOwner: rows.filter(isStarredUnowned).length, weeks };
  }

  it("equal a full count after any history, in any period, added up or not", async () => {
    const next = randomFrom(20261123);
    const below = (most: number) => Math.floor(next() * most);
    const of = <Item>(list: readonly Item[]): Item => list[below(list.length)] as Item;
    const some = (list: readonly string[]) => list.filter(() => next() < 0.4);
    const moment = () => new Date(TODAY - Math.floor(next() ** 2 * 900 * DAY_MS));
    const ids: string[] = [];
    const payments: string[] = [];
    const admin = async () =>
      (
        await prisma().user.create({
          data: { email: `${randomUUID()}@example.com`, password: "x", fullname: "A", role: "admin" },
        })
      ).id;
    const admins = [await admin(), await admin()];
    const campaigns = [await store().campaigns.idOf("nothing", new Date()), null];
    const change = (data: Parameters<ReturnType<typeof prisma>["assessment"]["updateMany"]>[0]["data"]) =>
      prisma().assessment.updateMany({ where: { id: of(ids) }, data });

    const doings: (() => Promise<unknown>)[] = [
      async () => {
        const { id } = await submit({
          createdAt: moment(),
          companyIndustry: of(["retail", "education"]),
          companyRevenue: of(["under-1m", "1m-10m"]),
          companyMarkets: of(["canada", null]),
          businessChallenges: some(["keeping_good_people", "slow_quotes", "a_b"]),
          aiToolsUsed: some(["chatgpt", "claude"]),
          aiReadinessScore: below(101),
        });
        ids.push(id);
      },
      () => change({ leadStatus: of(["new", "contacted", "qualified", "won", "lost"]) }),
      () => change({ leadOwnerId: of([...admins, null]) }),
      () => change({ aiReadinessScore: of([null, below(101)]) }),
      () => change({ aiToolsUsed: some(["chatgpt", "gemini"]), executiveName: "Changed" }),
      () => change({ roadmapGenerated: true }),
      () => change({ leadScore: of([null, 6, 7, 9]), leadQualified: next() < 0.5 }),
      () => change({ mergedIntoId: of([null, ...ids.slice(0, 1)]) }),
      () => change({ campaignId: of(campaigns) }),
      () => change({ isSample: next() < 0.3 }),
      () => change({ createdAt: moment() }),
      () => store().assessments.unlockByCoupon(of(ids), of(["EVENING", "SPRING"]), moment()),
      () => change({ paymentStatus: of(["paid", "refunded", "pending"]), paidAt: moment() }),
      async () => {
        const created = await prisma().payment.create({
          data: {
            assessmentId: randomUUID(),
            provider: "sandbox",
            amountCents: 4900,
            currency: "cad",
            status: "processing",
            createdAt: moment(),
          },
        });
        payments.push(created.id);
      },
      () =>
        prisma().payment.updateMany({
          where: { id: of(payments) },
          data: { status: of(["succeeded", "refunded", "declined"]), dispute: of([null, null, "lost"]) },
        }),
      () => store().funnel.add({ visitId: randomUUID(), step: "started", campaignId: of(campaigns) }),
      () => store().funnel.addOf(of(ids), { visitId: randomUUID(), step: "submitted" }),
      async () => {
        const [id] = ids.splice(below(ids.length), 1);
        if (id !== undefined && ids.length > 5) await store().assessments.remove(id);
      },
      async () => {
        const [id] = admins.splice(below(admins.length), 1);
        if (id !== undefined) await store().users.remove(id);
        admins.push(await admin());
      },
      () => store().figures.addUp(1 + below(40)),
    ];
    for (let turn = 0; turn < 8; turn += 1) await doings[0]?.();
    await doings[13]?.();
    for (let turn = 0; turn < 400; turn += 1) {
      await (next() < 0.3 ? doings[0] : of(doings))?.();
      if (turn % 40 !== 0) continue;
      const last = daysAfter(LAST, -below(60));
      for (const first of [
        null,
        daysAfter(last, -27),
        daysAfter(last, -83),
        daysAfter(last, -below(9)),
        last,
      ])
        expect(await kept(first, last)).toEqual(await fullCount(first, last));
      expect(await today()).toEqual(await todayCounted());
    }
    const before = await fullCount(null, LAST);
    await store().figures.addUp(7);
    expect(await kept(null, LAST)).toEqual(before);
    const [{ left } = { left: -1 }] = await prisma().$queryRaw<{ left: number }[]>`
      SELECT count(*)::int AS left FROM figure_changes`;
    expect(left).toBe(0);
  });

  it("have the day that people read, at every change of the clocks", async () => {
    const moments = [2019, 2024, 2025, 2026, 2027].flatMap((year) =>
      Array.from({ length: 365 * 4 }, (_, at) => new Date(Date.UTC(year, 0, 1, at * 6, 59, 59))),
    );
    const rows = await prisma().$queryRaw<{ day: string }[]>`
      SELECT local_day(moment)::text AS day
      FROM unnest(${moments}::timestamptz[]) WITH ORDINALITY AS each(moment, place) ORDER BY place`;
    expect(rows.map(({ day }) => day)).toEqual(moments.map(isoDay));
  });

  it("wait for no one: what two change at once is both counted", async () => {
    const { id } = await submit();
    const other = await submit();
    const before = await fullCount(null, "2099-12-31");
    await Promise.all([
      store().leads.changeWork(id, { leadStatus: "won" }),
      store().figures.addUp(),
      store().leads.changeWork(other.id, { leadStatus: "won" }),
      store().figures.addUp(),
    ]);
    const after = await kept(null, "2099-12-31");
    expect(after["stage: won"]).toBe((before["stage: won"] ?? 0) + 2);
    expect(after).toEqual(await fullCount(null, "2099-12-31"));
  });
});

const isStarredUnowned = (a: Assessment) =>
  (a.leadScore ?? 0) >= STAR_FROM &&
  a.leadOwnerId === null &&
  a.leadStatus !== "won" &&
  a.leadStatus !== "lost" &&
  a.mergedIntoId === null;

const ONE = [
  "companyRevenue",
  "companyEmployees",
  "companyIndustry",
  "companyBusinessModel",
  "companyMarkets",
  "headOfficeLocation",
  "aiConfidence",
  "aiPerception",
  "orgPosture",
] as const;
const SEVERAL = [
  "officeExpansion",
  "businessChallenges",
  "aiToolsUsed",
  "orgAiElements",
  "aiDepartments",
  "enterprisePlatforms",
] as const;
