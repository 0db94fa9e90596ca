import type { Answers } from "@/lib/domain/assessment/assessment";
import { placedRisks } from "@/lib/domain/report/register";
import { impactOf } from "@/lib/domain/report/risk-places";
import { LOOKED_FOR } from "./key-facts";
import { wordsOf } from "./plain-text";
import {
  bodyOf,
  type ReadId,
  type ReadReport,
  type ReadSection,
  readReport,
  sentencesOf,
  withoutQuotations,
} from "./read-report";
import type { Firm } from "./thirty-firms";

export interface Sameness {
  words: number;
  /** Shares, 0 to 1, of the words that stand in sentences of at least so many reports. */
  inAtLeast: Readonly<Record<2 | 3 | 5 | 8 | 10, number>>;
}

const STEPS = [2, 3, 5, 8, 10] as const;

/** The share of ten reports that other reports of the ten have word for word. */
export function samenessOf(reports: readonly ReadReport[], of: (section: ReadSection) => boolean): Sameness {
  const read = reports.map(({ answers, sections }) =>
    sections.filter(of).flatMap((section) => sentencesOf(answers, section)),
  );
  const holders = new Map<string, number>();
  for (const sentences of read) {
    for (const masked of new Set(sentences.map((sentence) => sentence.masked))) {
      holders.set(masked, (holders.get(masked) ?? 0) + 1);
    }
  }
  const all = read.flat();
  const words = sum(all.map((sentence) => sentence.words));
  const shareIn = (least: number) =>
    words === 0
      ? 0
      : sum(all.filter(({ masked }) => (holders.get(masked) ?? 0) >= least).map((each) => each.words)) /
        words;
  const [two, three, five, eight, ten] = STEPS.map(shareIn);
  return {
    words: Math.round(words / reports.length),
    inAtLeast: { 2: two ?? 0, 3: three ?? 0, 5: five ?? 0, 8: eight ?? 0, 10: ten ?? 0 },
  };
}

export const inSection =
  (id: ReadId) =>
  (section: ReadSection): boolean =>
    section.id === id;
export const inBody = ({ isBody }: ReadSection): boolean => isBody;

/** Of the body of two reports, the share of words in sentences that both have. */
export function alike(one: ReadReport, other: ReadReport): number {
  const [first, second] = [one, other].map((report) =>
    bodyOf(report).flatMap((section) => sentencesOf(report.answers, section)),
  );
  if (first === undefined || second === undefined) return 0;
  const inFirst = new Set(first.map(({ masked }) => masked));
  const inSecond = new Set(second.map(({ masked }) => masked));
  const common = [
    ...first.filter(({ masked }) => inSecond.has(masked)),
    ...second.filter(({ masked }) => inFirst.has(masked)),
  ];
  return sum(common.map(({ words }) => words)) / sum([...first, ...second].map(({ words }) => words));
}

const ownText = ({ sections }: ReadReport): string =>
  sections
    .filter(({ id, isBody }) => isBody || id === "annexes")
    .map(({ text }) => withoutQuotations(text))
    .join("\n");

const untyped = (answers: Answers): Answers => ({
  ...answers,
  aiExperience: null,
  aiFriction: null,
  otherChallenge: null,
  otherPlatforms: null,
  customLocation: null,
});

export interface KeyFacts {
  used: string[];
  missed: string[];
}

/** Which of the firm's key terms our own sentences have more often than where nothing was typed. */
export function keyFactsOf({ name, answers }: Firm, report: ReadReport): KeyFacts {
  const [own, blank] = [report, readReport(untyped(answers))].map(ownText);
  const { keyTerms } = LOOKED_FOR[name];
  const isUsed = (term: RegExp) => timesIn(own ?? "", term) > timesIn(blank ?? "", term);
  const sources = (terms: readonly RegExp[]) => terms.map(({ source }) => source);
  return {
    used: sources(keyTerms.filter(isUsed)),
    missed: sources(keyTerms.filter((term) => !isUsed(term))),
  };
}

const timesIn = (text: string, term: RegExp): number =>
  [...text.matchAll(new RegExp(term.source, `${term.flags}g`))].length;

/** What the report says that would be false for this firm, or absurd. */
export function forbiddenIn({ name }: Firm, report: ReadReport): string[] {
  const text = report.sections.map((section) => section.text).join("\n");
  return LOOKED_FOR[name].forbidden.flatMap((phrase) => phrase.exec(withoutQuotations(text))?.[0] ?? []);
}

/** The share of the body's words that another's three texts in place of the firm's own change. */
export function exchangedShare(
  one: ReadReport,
  { aiExperience, aiFriction, otherChallenge }: Answers,
): number {
  const other = readReport({ ...one.answers, aiExperience, aiFriction, otherChallenge });
  const words = bodyOf(one).map((section) => {
    const counterpart = other.sections.find(({ id }) => id === section.id)?.text ?? "";
    const own = wordsOf(withoutQuotations(section.text));
    return { all: own.length, kept: commonLength(own, wordsOf(withoutQuotations(counterpart))) };
  });
  return 1 - sum(words.map(({ kept }) => kept)) / sum(words.map(({ all }) => all));
}

/**
 * Longest common subsequence: how many words stay when one text becomes the other. No global is looked up in the inner
 * loop, which costs more than all else where a test runs in a context of its own.
 */
function commonLength(one: readonly string[], other: readonly string[]): number {
  const width = other.length;
  let row = new Uint16Array(width + 1);
  let next = new Uint16Array(width + 1);
  for (const word of one) {
    let before = 0;
    for (let place = 0; place < width; place += 1) {
      const above = row[place + 1] ?? 0;
      if (word === other[place]) before = (row[place] ?? 0) + 1;
      else if (above > before) before = above;
      next[place + 1] = before;
    }
    [row, next] = [next, row];
  }
  return row[width] ?? 0;
}

export interface ToolCounts {
  shown: number;
  withoutPrice: number;
  withoutRegion: number;
}

/** Of what is named for buying; what is owned, or has to be quoted or to answer first, is no purchase. */
export function toolCounts({ data }: ReadReport): ToolCounts {
  const bought = (data.toolDecisions ?? []).flatMap(({ buy }) => buy ?? []);
  return {
    shown: bought.length,
    withoutPrice: bought.filter(({ price }) => !/\$\d/.test(price)).length,
    withoutRegion: bought.filter(({ facts }) => !facts.some((fact) => fact.startsWith("Stored: "))).length,
  };
}

/** The share of the register's risks that are high, by the place on three by three that is drawn. */
export function highShare({ data }: ReadReport): number {
  const placed = placedRisks(data.risks);
  if (placed === null) throw new Error("Every new report has a register.");
  return (
    placed.filter(({ likelihood, harm }) => impactOf(likelihood, harm) === "High").length / placed.length
  );
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
export const mean = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : sum(numbers) / numbers.length;
