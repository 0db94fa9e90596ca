import type { ReportData } from "@/lib/domain/report/report";
import { playbookWriter } from "@/lib/providers/writer/playbook";
import { FIRMS, WRITTEN_ON } from "@/tests/fixtures/firms";
import { type PlacedText, sentencesOf, textsOf } from "@/tests/support/report-texts";

/** Method, law and definitions read the same for everybody, as they should; so do the words on a scale. */
const SAME_BY_NATURE: readonly RegExp[] = [
  /^method\./,
  /^sources\./,
  /legalNote$/,
  /^industryBenchmarks\.(adoptionRate|caveat|figures)/,
  /^readinessAssessment\.(lines|honesty)/,
  /^pageOne\.stage/,
  // A day, the name of a row, and the blanks of who typed no number.
  /^pageOne\.memo\.(stop\.(kind|on)|halvesLabel|worth\.sum)/,
  /\.(priority|impact|half|key|duration)$/,
  /^currentState\.inYourWords\.\d+\.label$/,
  /^noticed\.\d+\.from\.\d+$/,
  // What the catalogue and the cited facts say is the same for every firm that gets the tool or the risk.
  /^recommendedApplications\.\d+\.(name|category|description|useCase|pricing|url|worksWith\.\d+|checkBeforeBuying\.\d+)$/,
  /^risks\.\d+\.(risk|by|residual|evidence\.\d+\.text)$/,
  // Forms to sign and to fill in; what is the firm's own in them is tested by itself.
  /^annexes\./,
  // A week is the same week for everybody.
  // Nor is what is done in it named anew.
  /^calendar\.(weeks|holidays|rows\.\d+\.task)/,
  // The next steps once more, by their days.
  /^datedSteps\./,
  /^toolDecisions\.\d+\.(buy|quote)\./,
  /^law\./,
  // One list of ages for everybody: the form does not ask how old the children are.
  /^family/,
];

const isOwn = ({ path }: PlacedText) => !SAME_BY_NATURE.some((pattern) => pattern.test(path));

let reports: ReportData[] = [];
beforeAll(async () => {
  const written = await Promise.all(FIRMS.map((firm) => playbookWriter.writeReport(firm, WRITTEN_ON)));
  reports = written.map(({ reportData }) => reportData);
});

/** How many of the reports have each sentence. */
function countsOf(texts: (report: ReportData) => PlacedText[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const report of reports) {
    const sentences = new Set(texts(report).flatMap(({ text }) => sentencesOf(text)));
    for (const sentence of sentences) counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
  }
  return counts;
}

const ownTexts = (report: ReportData) => textsOf(report).filter(isOwn);

it("no sentence is in all ten, save for method, law, definitions and prices", () => {
  const counts = countsOf(ownTexts);
  expect([...counts].filter(([, count]) => count === FIRMS.length).map(([sentence]) => sentence)).toEqual([]);
});

it("hardly a sentence is in more than six of the ten", () => {
  const counts = countsOf(ownTexts);
  const common = [...counts].filter(([, count]) => count > 6).map(([sentence]) => sentence);
  expect(common.length).toBeLessThanOrEqual(12);
});

const SECTIONS = [
  "executiveSummary",
  "pageOne",
  "currentState",
  "readinessAssessment",
  "solutionLandscape",
  "recommendedApplications",
  "roadmap",
  "industryBenchmarks",
  "risks",
  "nextSteps",
] as const;

describe.each(SECTIONS)("the section %s", (section) => {
  it("is at least half its own, for any two firms", () => {
    const own = reports.map(
      (report) =>
        new Set(
          textsOf({ [section]: report[section] })
            .filter(isOwn)
            .flatMap(({ text }) => sentencesOf(text)),
        ),
    );
    for (const [place, one] of own.entries()) {
      for (const other of own.slice(place + 1)) {
        const common = [...one].filter((sentence) => other.has(sentence)).length;
        expect(common / Math.max(1, Math.min(one.size, other.size))).toBeLessThanOrEqual(0.5);
      }
    }
  });
});
