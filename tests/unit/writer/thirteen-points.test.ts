import type { Answers } from "@/lib/domain/assessment/assessment";
import {
  type FamilyVisibility,
  type ReportDocument,
  reportDocument,
} from "@/lib/domain/report/document/document";
import { placedRisks } from "@/lib/domain/report/register";
import type { ReportData } from "@/lib/domain/report/report";
import { tools } from "@/lib/knowledge/knowledge";
import { mean, sum } from "../../read-reports/measures";
import { type ReadReport, readReport, sentencesOf, WRITTEN_ON } from "../../read-reports/read-report";
import { TENS } from "../../read-reports/thirty-firms";
import { memoIn, notesIn, textsOf, wordsOnPageOne } from "../../support/report-texts";

/** What makes the report worth its price, each point over thirty firms. */
const tens = TENS.map((ten) => ten.map(({ name, answers }) => ({ name, read: readReport(answers) })));
const all = tens.flat();

/** What is wrong, with the firm that it is wrong for. */
const faults = (found: (read: ReadReport) => readonly string[]): string[] =>
  all.flatMap(({ name, read }) => found(read).map((what) => `${name}: ${what}`));
const unless = (isSo: boolean, what: string): string[] => (isSo ? [] : [what]);
const isAboutRule = ({ need }: { need: string }) => need.startsWith("A written rule");
const documentOf = (assessment: Answers, reportData: ReportData, family: FamilyVisibility): ReportDocument =>
  reportDocument({ reportData, assessment, writtenOn: WRITTEN_ON, family });
const typedOf = ({ answers }: ReadReport): string =>
  [answers.aiFriction, answers.aiExperience, answers.otherChallenge].join(" ");

it("1: page one answers alone, in at most 200 words", () => {
  expect(
    faults(({ data }) => {
      const { problem, decision, cost, stop, monday, notNow, risk } = memoIn(data);
      const said = [problem.quotation ?? problem.paraphrase, problem.whatIsSo, decision, cost.title];
      const all = [...said, stop.on, stop.text, monday.what, monday.who, notNow, risk.risk, risk.control];
      const isFull = all.every((text) => text !== null && text.trim() !== "");
      return [
        ...unless(isFull, "a row is empty"),
        ...unless(wordsOnPageOne(data) <= 200, `${wordsOnPageOne(data)} words`),
      ];
    }),
  ).toEqual([]);
});

it("2: a finding ends in an owner, a first step and a measure", () => {
  expect(
    faults(({ data }) =>
      [
        ...data.currentState.actions,
        ...data.solutionLandscape.map(({ action }) => action),
        data.industryBenchmarks.action,
      ]
        .filter((action) => Object.values(action).some((text) => text.trim() === ""))
        .map(({ what }) => what),
    ),
  ).toEqual([]);
});

it("3: no percentage without a source, unless the leader wrote it; each number of the bill says what it is from", () => {
  expect(
    faults((read) => {
      const bare = textsOf(read.data)
        .filter(({ path }) => !/^risks\.\d+\.evidence|^sources/.test(path))
        // Worked out beside the figures that it comes from, which are quoted or stand in the bill.
        .filter(({ path, text }) => !path.startsWith("pageOne.memo.worth.sum.") && !text.includes("“"))
        .filter(({ text }) => notesIn(text).length === 0)
        .flatMap(({ text }) => text.match(/\d+(?:\.\d+)?\s?(?:%|percent)/g) ?? [])
        .filter(
          (share) =>
            !typedOf(read)
              .replace(/\s/g, "")
              .includes(share.replace(/\s|percent/g, "")),
        );
      const rows = memoIn(read.data).worth.sum.rows;
      const sums = rows.filter(({ from, figure }) => from === "" && figure !== "").map(({ what }) => what);
      return [...bare, ...sums];
    }),
  ).toEqual([]);
});

it("4: the score explains itself: its lines add up, and what would move it is worked out", () => {
  expect(
    faults(({ data: { readinessAssessment: part } }) => [
      ...unless(sum(part.lines.map(({ points }) => points)) / 10 === part.overallScore, "the lines' sum"),
      ...unless(part.weakestLink !== "", "no weakest link"),
      ...part.whatWouldMoveIt.filter(({ points }) => points <= 0).map(({ change }) => change),
    ]),
  ).toEqual([]);
});

it("5: small and large firms get different hours, money and owners, and no one is told to found a department", () => {
  const hoursOf = (employees: string[]) =>
    mean(
      all
        .filter(({ read }) => employees.includes(read.answers.companyEmployees))
        .map(({ read }) => Number(/^\d+/.exec(read.data.calendar?.lede ?? "")?.[0])),
    );
  const [few, some, many] = [
    hoursOf(["1-10"]),
    hoursOf(["11-50", "51-200"]),
    hoursOf(["201-500", "501-1000", "1001-5000"]),
  ];
  expect(few).toBeLessThan(some ?? 0);
  expect(some).toBeLessThan(many ?? 0);
  expect(
    faults((read) =>
      read.sections.flatMap(
        ({ text }) =>
          /\b(?:found|set up|build|hire) an? (?:\w+ )?(?:IT|AI|data) (?:department|team|officer)/i.exec(
            text,
          )?.[0] ?? [],
      ),
    ),
  ).toEqual([]);
});

it("6: what was written and chosen is used as such", () => {
  expect(
    faults((read) => {
      const { aiFriction, otherChallenge, businessChallenges } = read.answers;
      const own = read.data.currentState.inYourWords.map(({ text }) => text).join("\n");
      const typed = [aiFriction, otherChallenge].flatMap((text) => text ?? []);
      const isSaid = (text: string) => own.includes(text.replace(/\s+/g, " ").trim().slice(0, 12));
      return [
        ...typed.filter((text) => /\p{L}{3}/u.test(text) && !isSaid(text)),
        ...unless(read.data.solutionLandscape.length >= Math.min(3, businessChallenges.length), "answers"),
      ];
    }),
  ).toEqual([]);
});

it("7: tools are the catalogue's, priced with a date, and where no rule is written a row is about it", () => {
  expect(
    faults(({ answers, data: { recommendedApplications: named, toolDecisions = [] } }) => [
      ...named
        .filter(({ name, url }) => tools.find((tool) => tool.name === name)?.url !== url)
        .map(({ name }) => name),
      ...named.filter(({ pricing }) => !/\b20\d\d/.test(pricing)).map(({ pricing }) => pricing),
      ...unless(toolDecisions.length <= 4, "more than four rows"),
      ...(answers.orgAiElements.includes("ai_policy") || toolDecisions.some(isAboutRule) ? [] : ["no rule"]),
    ]),
  ).toEqual([]);
});

it("8: three phases follow one another, each with an owner, a measure, a cost and a gate", () => {
  expect(
    faults(({ data }) => {
      const phases = Object.values(data.roadmap);
      const gaps = phases
        .slice(1)
        .filter(({ startDay }, place) => startDay !== (phases[place]?.endDay ?? 0) + 1);
      const bare = phases.filter((phase) =>
        [phase.owner, phase.measure, phase.costBand, phase.exitGate].some((text) => text.trim() === ""),
      );
      return [
        ...unless(phases.length === 3 && phases[0]?.startDay === 0, "not three phases from day 0"),
        ...[...gaps, ...bare].map(({ title }) => title),
      ];
    }),
  ).toEqual([]);
});

it("9: six to eight risks with owner, control, sign and day, at most a third of them high; law with its day", () => {
  expect(
    faults(({ data: { risks, law } }) => {
      const placed = placedRisks(risks) ?? [];
      const high = placed.filter(({ impact }) => impact === "High").length;
      return [
        ...unless(placed.length >= 6 && placed.length <= 8, `${placed.length} risks`),
        ...unless(high <= placed.length / 3, `${high} of ${placed.length} high`),
        ...placed.filter((risk) => !risk.owner || !risk.mitigation || !risk.trigger).map(({ risk }) => risk),
        ...(law?.applies ?? []).filter(({ status }) => !/\b20\d\d/.test(status)).map(({ name }) => name),
        ...unless(
          law !== undefined && /not legal advice/.test(law.notLegalAdvice),
          "law without its caution",
        ),
      ];
    }),
  ).toEqual([]);
});

it("10: the household is in nothing that is passed on", () => {
  expect(
    faults(({ answers, data }) => {
      const shared = documentOf(answers, data, "hidden");
      const text = JSON.stringify(shared.sections).replace(/“[^”]*”/g, "");
      return [
        ...unless(!shared.sections.some(({ id }) => id === "family"), "the section is there"),
        ...(text.match(/\bhousehold\b[^"]{0,40}/gi) ?? []),
      ];
    }),
  ).toEqual([]);
});

it("11: method and sources come last, with the writer and every source that a note points at", () => {
  expect(
    faults(({ answers, data }) => {
      const { sections } = documentOf(answers, data, "shown");
      const listed = data.sources.map(({ number }) => number);
      const own = data.currentState.inYourWords.map(({ text }) => text);
      const notes = textsOf(data)
        .filter(({ text }) => !own.includes(text))
        .flatMap(({ text }) => notesIn(text));
      return [
        ...unless(sections.at(-1)?.id === "method", "something comes after the method"),
        ...unless(data.method.writer.version !== "", "no version"),
        ...notes.filter((note) => !listed.includes(note)).map((note) => `[${note}]`),
      ];
    }),
  ).toEqual([]);
});

it("12: bars come before all else that is drawn, and what is drawn is said in the text too", () => {
  expect(
    faults(({ answers, data, markdown }) => {
      const { sections } = documentOf(answers, data, "hidden");
      const [first] = sections.find(({ id }) => id === "readiness")?.blocks ?? [];
      const [plan] = sections.find(({ id }) => id === "implementation-roadmap")?.blocks ?? [];
      return [
        ...unless(first?.kind === "chart" && first.chart.kind === "scores", "the scores are not drawn first"),
        ...unless(plan?.kind === "calendar", "the weeks are not drawn"),
        ...unless(markdown.includes("Direction from the top: "), "the bars are not in the text"),
      ];
    }),
  ).toEqual([]);
});

/**
 * What reads the same by its nature: headings, labels, what a bar says, the caution beside the law, sums of hours and
 * money, and the name of the one risk that every firm has.
 */
const SAME_BY_NATURE =
  /\bof 0\b|^(?:general information|five questions|cost band|confident wrong answers|first step: monday's, on page one)|^[^.]*(?:\(|$)|^0 hours in/;

it("13: no sentence is in all ten reports, but for method, law and what a bar says", () => {
  const common = tens.flatMap((ten) => {
    const read = ten.map(
      ({ read: { answers, sections } }) =>
        new Set(
          sections
            .filter(({ isBody }) => isBody)
            .flatMap((section) => sentencesOf(answers, section))
            .filter(({ words }) => words >= 5)
            .map(({ masked }) => masked),
        ),
    );
    const [first = new Set<string>(), ...others] = read;
    return [...first].filter((sentence) => others.every((other) => other.has(sentence)));
  });
  expect([...new Set(common)].filter((sentence) => !SAME_BY_NATURE.test(sentence))).toEqual([]);
});
