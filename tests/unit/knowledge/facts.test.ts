import { readFileSync } from "node:fs";
import { INDUSTRIES } from "@/lib/domain/assessment/questions/company";
import { PLATFORMS } from "@/lib/domain/assessment/questions/organization";
import { dueOn } from "@/lib/knowledge/due";
import {
  adoptionContext,
  benchmarks,
  examples,
  risks,
  sources,
  themeLabels,
  tools,
} from "@/lib/knowledge/knowledge";
import { lawRules } from "@/lib/knowledge/law";
import { subsectors } from "@/lib/knowledge/subsectors";
import { value } from "@/lib/knowledge/value";
import { factOrNull, factsOf } from "@/lib/knowledge/verified";

const INDUSTRY_VALUES: readonly string[] = INDUSTRIES.map((option) => option.value);
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);

/** Sites that copy, mill or resell what others found. */
const FARMS =
  /arammon|beri\.net|parliamentaudit|ai-governance-tracker|recordofrecord|clarityarc|windowsforum|pulse\.bot|lambham|1upcargo|euroscopenews|ai-solutions\.wiki|remote-native|vercel\.app|router-switch|nerova|deepnewz|gretai|funandflip|theepochtimes/;

describe("the facts", () => {
  it("are 49 rules of law, 76 kinds of firms, 105 tools and 20 rows of wages, none of them twice", () => {
    expect([lawRules, subsectors, tools, value.wages].map(({ length }) => length)).toEqual([49, 76, 105, 20]);
    for (const list of [lawRules, subsectors, tools, sources, value.minutesSaved])
      expect(new Set(ids(list)).size).toBe(list.length);
  });

  it("come from no content farm, and nothing that is printed says how little was read", () => {
    const files = ["law", "tools", "value", "sources", "examples", "risks", "benchmarks", "family"];
    const cited = files.flatMap((name) =>
      [...readFileSync(`lib/knowledge/data/${name}.json`, "utf8").matchAll(/https?:[^"]+/g)].map(
        ([url]) => url,
      ),
    );
    expect(cited.filter((url) => FARMS.test(url))).toEqual([]);
    const printed = [
      ...lawRules.flatMap((rule) => [
        rule.inOneSentence,
        ...rule.whatItAsks,
        rule.deadlineOrPenalty,
        rule.firstDocument,
      ]),
      ...tools.flatMap(({ warning, price, storage, processing, training }) =>
        [
          warning,
          ...[price, storage, processing, training].flatMap((fact) => [fact?.text, fact?.source.title]),
        ].map((text) => text ?? ""),
      ),
      ...examples.flatMap(({ what, result, caution }) => [what, result, caution ?? ""]),
    ];
    for (const text of printed)
      expect(text).not.toMatch(/excerpt|was not (?:opened|read|found)|were not read|first round/i);
  });

  it("are facts only where they were read in a source", () => {
    expect(factOrNull(null)).toBeNull();
    expect(factOrNull({ verified: false })).toBeNull();
    expect(factsOf([{ verified: true }, { verified: false }])).toEqual([{ verified: true }]);
    for (const { price, pricing, pricingVerified } of tools) {
      if (pricingVerified)
        expect(price).toMatchObject({ verified: true, source: { url: expect.any(String) } });
      else expect(pricing).toBe("See vendor pricing");
    }
  });
});

describe("what refers to something else", () => {
  it("a kind of firm names known industries, rules, kinds and, by id, tools", () => {
    const catalogue = new Set(ids(tools));
    for (const { id, industries, beats, lawIds, pilots } of subsectors) {
      expect(industries.filter((industry) => !INDUSTRY_VALUES.includes(industry))).toEqual([]);
      expect({ id, unknown: lawIds.filter((law) => !ids(lawRules).includes(law)) }).toEqual({
        id,
        unknown: [],
      });
      expect({ id, unknown: beats.filter((kind) => !ids(subsectors).includes(kind)) }).toEqual({
        id,
        unknown: [],
      });
      const byId = pilots
        .flatMap((pilot) => pilot.tools)
        .filter((tool) => /^[a-z0-9]+(-[a-z0-9]+)+$/.test(tool));
      expect(byId.filter((tool) => !catalogue.has(tool))).toEqual([]);
    }
  });

  it("no two pilots have one title, and no kind of firm is told a word that it avoids", () => {
    const titles = subsectors.flatMap(({ pilots }) => pilots.map(({ title }) => title));
    expect(new Set(titles).size).toBe(228);
    for (const { id, vocabulary, pilots } of subsectors) {
      const words = JSON.stringify(pilots).toLowerCase();
      const heard = vocabulary.avoid.filter((word) => new RegExp(`\\b${word.toLowerCase()}\\b`).test(words));
      expect({ id, heard }).toEqual({ id, heard: [] });
    }
  });

  it("a season begins no pilot while it is busy", () => {
    for (const { season } of subsectors)
      expect(season.bestStartMonths.filter((month) => season.busyMonths.includes(month))).toEqual([]);
  });

  it("a tool names known themes, tools, platforms and industries", () => {
    const keys = new Set<string>(PLATFORMS.map((platform) => platform.value));
    for (const { id, alternatives, hardRules } of tools) {
      const { onlyForThemes, neverForThemes, onlyIndustries, needsPlatform } = hardRules;
      const themes = [...(onlyForThemes ?? []), ...neverForThemes];
      expect({ id, unknown: themes.filter((theme) => themeLabels[theme] === undefined) }).toEqual({
        id,
        unknown: [],
      });
      expect({ id, unknown: alternatives.filter((other) => !ids(tools).includes(other)) }).toEqual({
        id,
        unknown: [],
      });
      expect((onlyIndustries ?? []).filter((industry) => !INDUSTRY_VALUES.includes(industry))).toEqual([]);
      const lowerCase = needsPlatform.filter((platform) => /^[a-z0-9]+$/.test(platform));
      expect(lowerCase.filter((platform) => !keys.has(platform))).toEqual([]);
    }
  });

  it("a rate names a known source", () => {
    const known = new Set(ids(sources));
    const cited = [...adoptionContext, ...benchmarks.flatMap(({ otherEvidence }) => otherEvidence)];
    expect(cited.filter(({ source }) => !known.has(source))).toEqual([]);
    expect(factsOf(adoptionContext).map(({ id }) => id)).toEqual([
      "C1",
      "C2",
      "C3",
      "C4",
      "C5",
      "C6",
      "C10",
      "C11",
    ]);
  });

  it("a rule that gives way names a rule, and so does evidence about a bill", () => {
    const known = ids(lawRules);
    for (const { doesNotApplyWhen } of lawRules)
      expect(doesNotApplyWhen.rules.filter((id) => !known.includes(id))).toEqual([]);
    const named = risks.flatMap(({ evidence }) => evidence.flatMap(({ law }) => law ?? []));
    expect(named.filter((id) => !known.includes(id))).toEqual([]);
    expect(named).toHaveLength(3);
  });
});

describe("npm run knowledge", () => {
  const rule = { id: "a", status: "in force", statusCheckedTo: "2026-09-04", effectiveFrom: null } as const;
  const due = (today: string, law: readonly Parameters<typeof dueOn>[1]["law"][number][]) =>
    dueOn(today, {
      law,
      sources: [],
      tools: [],
      toolsAsOf: "2026-11-22",
      value: { asOf: "2026-11-22", wageSource: { title: "Wages" } },
    }).map(({ what }) => what);

  it("asks for a bill after 60 days, for what is in force after a year, for a decision never", () => {
    const law = [
      rule,
      { ...rule, id: "b", status: "bill" },
      { ...rule, id: "c", status: "decision" },
    ] as const;
    expect(due("2026-11-03", law)).toEqual([]);
    expect(due("2026-11-04", law)).toEqual(["b (bill)"]);
    expect(due("2027-09-05", law)).toEqual(["a (in force)", "b (bill)"]);
  });

  it("asks for what has begun to apply since, and for what has no day at all", () => {
    const law = [
      { ...rule, effectiveFrom: "2027-01-01" },
      { ...rule, id: "b", statusCheckedTo: null },
    ];
    expect(due("2027-01-01", law)).toEqual(["b (in force)", "a applies by now"]);
  });
});
