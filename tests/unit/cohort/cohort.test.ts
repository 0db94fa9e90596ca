import { leavesFew } from "@/lib/domain/cohort/apart";
import { type Bin, joinSmall } from "@/lib/domain/cohort/bins";
import { cohortSections, middleOfCohort } from "@/lib/domain/cohort/document";
import { sessionsFor } from "@/lib/domain/cohort/sessions";
import { CohortFigures, type CohortFirm, countCohort, countOf } from "@/lib/domain/cohort/snapshot";
import { ELEMENTS } from "@/lib/domain/comparison/figures";
import { STAGES } from "@/lib/domain/score/readiness";
import { landingOf } from "@/lib/services/cohort/landing";
import { randomFrom } from "@/tests/support/random";

const binsOf = (...counts: number[]): Bin<string>[] =>
  counts.map((count, place) => ({ names: [`s${place}`], count }));
const counts = (bins: readonly Bin<string>[]) => bins.map(({ count }) => count);

const firm = (some: Partial<CohortFirm> = {}): CohortFirm => ({
  score: 40,
  topDown: 35,
  bottomUp: 45,
  stage: "Piloting",
  submittedAt: new Date("2027-03-03T18:00:00Z"),
  elements: [],
  challenges: [],
  obstacles: [],
  departments: [],
  ...some,
});

describe("stages of a cohort", () => {
  it.each([
    [
      [7, 1, 0, 2],
      [7, 3],
    ],
    [
      [1, 6, 6, 1],
      [7, 7],
    ],
    [
      [8, 0, 0, 0],
      [8, 0, 0, 0],
    ],
    [
      [2, 2, 2, 2],
      [4, 4],
    ],
    [
      [3, 4, 5, 6],
      [3, 4, 5, 6],
    ],
    [[0, 0, 1, 9], [10]],
  ])("%j are shown as %j", (given, shown) => {
    expect(counts(joinSmall(binsOf(...given)))).toEqual(shown);
  });

  it("keep their order and their sum, and hold no one and no two, in 20,000 random cohorts", () => {
    const random = randomFrom(20_000);
    const wrong: unknown[] = [];
    for (let cohort = 0; cohort < 20_000; cohort += 1) {
      const given = [0, 0, 0, 0];
      const n = 5 + Math.floor(random() * 46);
      for (let each = 0; each < n; each += 1) {
        const at = Math.floor(random() * random() * 4);
        given[at] = (given[at] ?? 0) + 1;
      }
      const shown = joinSmall(binsOf(...given));
      const isTelling = counts(shown).some((count) => count === 1 || count === 2);
      const sum = counts(shown).reduce((all, count) => all + count, 0);
      const names = shown.flatMap((bin) => bin.names).join();
      if (isTelling || sum !== n || names !== "s0,s1,s2,s3") wrong.push({ given, shown });
    }
    expect(wrong).toEqual([]);
  });
});

describe("a cohort's figures", () => {
  const elements = (place: number) => ELEMENTS.filter((_, at) => at < place % 3).map(({ value }) => value);
  const firms = Array.from({ length: 14 }, (_, place) =>
    firm({
      score: 10 + place * 5,
      topDown: 10 + place * 4,
      bottomUp: 20 + place * 5,
      stage: STAGES[Math.min(3, Math.floor(place / 4))] ?? "Exploring",
      elements: elements(place),
      challenges: ["Improving quality", ...(place < 2 ? ["Only two"] : [])],
      obstacles: place < 6 ? ["No time for it"] : [],
      departments: place % 2 === 0 ? ["Sales", "Finance"] : [],
    }),
  );
  const counted = countCohort(firms);
  const figures = { ...counted, sessions: sessionsFor(firms, counted), all: null };

  it("are exact in their number and rounded in their interval", () => {
    expect(counted).toMatchObject({
      n: 14,
      median: 43,
      low: 25,
      high: 60,
      topDown: 3.6,
      bottomUp: 5.3,
      headline: "Leadership and daily use score much alike, 1.7 points apart",
      stages: [
        { names: ["Exploring"], count: 4 },
        { names: ["Piloting"], count: 4 },
        { names: ["Scaling", "Leading"], count: 6 },
      ],
    });
    expect(CohortFigures.parse(JSON.parse(JSON.stringify(figures)))).toEqual(figures);
  });

  it("name what three or more have named, and never how many where that tells of the others", () => {
    expect(counted.challenges).toEqual([{ label: "Improving quality", count: "nearly all" }]);
    expect(counted.obstacles).toEqual([{ label: "No time for it", count: 6 }]);
    expect(counted.departments).toEqual([
      { label: "Finance", count: 7 },
      { label: "Sales", count: 7 },
    ]);
    expect([0, 2, 3, 11, 12, 14].map((count) => countOf(count, 14))).toEqual([
      "few",
      "few",
      3,
      11,
      "nearly all",
      "nearly all",
    ]);
  });

  it("have no interval where it would be the lowest and the highest score", () => {
    for (const [n, has] of [
      [5, false],
      [7, false],
      [8, true],
    ] as const) {
      const { low, high } = countCohort(firms.slice(0, n));
      expect([low !== null, high !== null]).toEqual([has, has]);
    }
    const few = { ...figures, ...countCohort(firms.slice(0, 5)) };
    expect(middleOfCohort(few)).toBe("The middle score is 20 of 100.");
    const text = JSON.stringify(
      cohortSections({ name: "Spring", chapter: "Coast", publishedAt: new Date(), figures: few }),
    );
    expect(text).toContain("So few firms have no interval");
    expect(text).not.toContain("likely between");
  });

  it("are in an order that tells no more than what is said of each", () => {
    const departments = (place: number) => [
      "Sales",
      ...(place > 0 ? ["Legal"] : []),
      ...(place > 1 ? ["HR"] : []),
    ];
    const alike = firms.map((one, place) => ({ ...one, departments: departments(place) }));
    expect(countCohort(alike).departments).toEqual(
      ["HR", "Legal", "Sales"].map((label) => ({ label, count: "nearly all" })),
    );
    const lacking = firms.map((one, place) => ({
      ...one,
      elements: place === 0 ? (["ai_policy"] as const) : [],
    }));
    expect(sessionsFor(lacking, { challenges: [], obstacles: [] })[0]?.gap).toBe("lack a written rule");
  });

  it("lead to three sessions, the commonest gap first", () => {
    expect(figures.sessions).toHaveLength(3);
    expect(figures.sessions[0]).toEqual({
      count: "Nearly all",
      gap: "have no budget for AI",
      session: expect.any(String),
    });
    const lacking = Array.from({ length: 14 }, (_, place) =>
      firm({
        elements:
          place < 9 ? ELEMENTS.slice(1).map(({ value }) => value) : ELEMENTS.map(({ value }) => value),
      }),
    );
    expect(sessionsFor(lacking, { challenges: [], obstacles: [] })[0]).toEqual({
      count: "9 of 14",
      gap: "lack a written rule",
      session: "Write it together; bring the draft from Take It to Work.",
    });
    const ready = Array.from({ length: 8 }, () => firm({ elements: ELEMENTS.map(({ value }) => value) }));
    expect(sessionsFor(ready, { challenges: [], obstacles: [] })).toHaveLength(3);
  });

  it("are in the report with what it must say of itself", () => {
    const parts = { name: "Spring", chapter: "Coast", publishedAt: new Date(), figures };
    const text = JSON.stringify(cohortSections(parts));
    expect(text).toContain("14 firms");
    expect(text).toContain("Three sessions worth holding");
    expect(text).toContain("likely between 25 and 60");
    expect(text).toContain("No name, no company and no single answer is in this report.");
    expect(text).not.toContain("Only two");
  });
});

describe("reports that are taken from a larger one", () => {
  const firmsOf = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, place) => `firm ${from + place}`);
  it.each([
    ["one and three firms more", firmsOf(0, 11), [firmsOf(0, 8)], true],
    ["one and five firms more", firmsOf(0, 13), [firmsOf(0, 8)], false],
    ["two of other firms and two more", firmsOf(0, 18), [firmsOf(0, 8), firmsOf(8, 16)], true],
    ["two of other firms and none more", firmsOf(0, 16), [firmsOf(0, 8), firmsOf(8, 16)], false],
    ["two with firms in common", firmsOf(0, 16), [firmsOf(0, 10), firmsOf(5, 15)], false],
    ["the part that was missing", firmsOf(8, 16), [firmsOf(0, 8), firmsOf(0, 18)], true],
    ["one of the same firms", firmsOf(0, 8), [firmsOf(0, 8)], false],
    ["none before it", firmsOf(0, 8), [], false],
  ])("%s", (_, now, earlier, few) => expect(leavesFew(now, earlier)).toBe(few));
});

it("the way in for the room is the landing page with the code, as a QR code of the same", () => {
  const landing = landingOf("https://coast.example", "EVENING-SPRING");
  expect(landing).toMatchObject({
    url: "https://coast.example/?c=evening-spring",
    short: "coast.example",
    code: "EVENING-SPRING",
  });
  expect(landing.size).toBeGreaterThan(20);
  expect(landing.qr).toMatch(/^(?:M\d+ \d+h\d+v1h-\d+z)+$/);
});
