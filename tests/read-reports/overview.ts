import {
  alike,
  exchangedShare,
  forbiddenIn,
  highShare,
  inBody,
  inSection,
  keyFactsOf,
  mean,
  samenessOf,
  sum,
  toolCounts,
} from "./measures";
import { bodyOf, type ReadId, type ReadReport, readReport } from "./read-report";
import { type Firm, TENS } from "./thirty-firms";

export interface Measured {
  firm: Firm;
  report: ReadReport;
  words: number;
  bodyWords: number;
  keyFacts: ReturnType<typeof keyFactsOf>;
  forbidden: string[];
  exchanged: number;
  tools: ReturnType<typeof toolCounts>;
  high: number;
}

/** Each firm is given the texts of the next one of its ten. */
export const measureTens = (): Measured[][] =>
  TENS.map((ten) => ten.map((firm, place) => measureFirm(firm, ten[(place + 1) % ten.length] ?? firm)));

function measureFirm(firm: Firm, neighbour: Firm): Measured {
  const report = readReport(firm.answers);
  return {
    firm,
    report,
    words: sum(report.sections.map(({ words }) => words)),
    bodyWords: sum(bodyOf(report).map(({ words }) => words)),
    keyFacts: keyFactsOf(firm, report),
    forbidden: forbiddenIn(firm, report),
    exchanged: exchangedShare(report, neighbour.answers),
    tools: toolCounts(report),
    high: highShare(report),
  };
}

export interface Pair {
  names: string;
  industry: string;
  alike: number;
}

/** Every two firms of one industry among the thirty, the most alike first. */
export function pairsOf(measured: readonly Measured[]): Pair[] {
  const pairs = measured.flatMap((one, place) =>
    measured.slice(place + 1).flatMap((other): Pair[] => {
      const industry = one.firm.answers.companyIndustry;
      if (industry !== other.firm.answers.companyIndustry) return [];
      const names = `${one.firm.name}/${other.firm.name}`;
      return [{ names, industry, alike: alike(one.report, other.report) }];
    }),
  );
  return pairs.sort((one, other) => other.alike - one.alike);
}

const percent = (share: number): string => `${(share * 100).toFixed(0)} %`;

/** The figures of all thirty as Markdown. */
export function overviewOf(tens: readonly (readonly Measured[])[]): string {
  const all = tens.flat();
  return [
    "# Thirty reports side by side",
    firmTable(all),
    ...tens.map((ten, place) => samenessTable(ten, place + 1)),
    pairTable(pairsOf(all)),
    missedList(all),
  ].join("\n\n");
}

function table(titles: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(" | ")} |`;
  return [line(titles), line(titles.map(() => "---")), ...rows.map(line)].join("\n");
}

function firmTable(all: readonly Measured[]): string {
  const titles = [
    "Firm",
    "Words",
    "Body",
    "Key facts",
    "Exchanged",
    "Forbidden",
    "Tools to buy",
    "No price",
    "No region",
    "High",
  ];
  const rows = all.map(
    ({ firm, words, bodyWords, keyFacts: { used, missed }, exchanged, forbidden, tools, high }) => [
      `[${firm.name}](${firm.name}.md)`,
      words,
      bodyWords,
      `${used.length} of ${used.length + missed.length}`,
      percent(exchanged),
      forbidden.map((phrase) => `“${phrase}”`).join(", "),
      tools.shown,
      tools.withoutPrice,
      tools.withoutRegion,
      percent(high),
    ],
  );
  const used = sum(all.map(({ keyFacts }) => keyFacts.used.length));
  const looked = used + sum(all.map(({ keyFacts }) => keyFacts.missed.length));
  const total = [
    "**All**",
    mean(all.map(({ words }) => words)).toFixed(0),
    mean(all.map(({ bodyWords }) => bodyWords)).toFixed(0),
    `${used} of ${looked} (${percent(used / looked)})`,
    percent(mean(all.map(({ exchanged }) => exchanged))),
    sum(all.map(({ forbidden }) => forbidden.length)),
    sum(all.map(({ tools }) => tools.shown)),
    sum(all.map(({ tools }) => tools.withoutPrice)),
    sum(all.map(({ tools }) => tools.withoutRegion)),
    percent(mean(all.map(({ high }) => high))),
  ];
  return table(titles, [...rows, total]);
}

function samenessTable(ten: readonly Measured[], number: number): string {
  const reports = ten.map(({ report }) => report);
  const ids = [...new Set<ReadId>(reports.flatMap(({ sections }) => sections.map(({ id }) => id)))];
  const row = (name: string, { words, inAtLeast }: ReturnType<typeof samenessOf>) => [
    name,
    words,
    ...([2, 3, 5, 8, 10] as const).map((least) => percent(inAtLeast[least])),
  ];
  return [
    `## Sameness, ${ten.map(({ firm }) => firm.name).join(", ")} (${number} of 3)`,
    table(
      ["Section", "Words", "in 2", "in 3", "in 5", "in 8", "all"],
      [
        ...ids.map((id) => row(id, samenessOf(reports, inSection(id)))),
        row(
          "**Whole**",
          samenessOf(reports, () => true),
        ),
        row("**Body**", samenessOf(reports, inBody)),
      ],
    ),
  ].join("\n\n");
}

const pairTable = (pairs: readonly Pair[]): string =>
  [
    "## Two of one industry, body",
    table(
      ["Firms", "Industry", "Alike"],
      pairs.map(({ names, industry, alike: share }) => [names, industry, percent(share)]),
    ),
  ].join("\n\n");

const missedList = (all: readonly Measured[]): string =>
  [
    "## Key facts that no sentence of ours has",
    ...all.map(({ firm, keyFacts: { missed } }) =>
      missed.length === 0
        ? `- ${firm.name}: none`
        : `- ${firm.name}: ${missed.map((term) => `\`${term.replaceAll("|", "\\|")}\``).join(", ")}`,
    ),
  ].join("\n");
