import type { Interview } from "@/lib/domain/interview/interview";
import { SECTION_KEYS } from "@/lib/domain/interview/subject";
import type { WrittenSection } from "@/lib/domain/interview/written";
import type { CompanyProfile } from "../company-profile";
import { upperFirst } from "../grammar";
import { writeQuestions } from "../questions";
import { type Insight, insightsOf } from "./insight-rules";
import { kpiOf } from "./measures";
import { asksForANumber } from "./question-labels";
import { bySubject } from "./subjects";
import { obstaclesOf, summaryOf } from "./summary";
import { systemsIn } from "./systems";
import { confidenceIn, readTalk, type Talk } from "./talk";
import { inQuotes, verbatim } from "./verbatim";

const MOST_MEASURES = 3;
const QUOTES = 2;
const QUOTE_LEAST_WORDS = 6;
const MOST_INSIGHTS = 3;

/**
 * What a talk brought to light, on the phone or in writing, by fixed rules: their own sentences under what each answers,
 * and what follows from them. What is not understood is quoted, and never answered.
 */
export function writeInsights(firm: CompanyProfile, { transcript, questions }: Interview): WrittenSection[] {
  const parts = bySubject(transcript, questions ?? writeQuestions(firm));
  const said = new Set<string>();
  return SECTION_KEYS.flatMap((subject, place) => {
    const answers = parts[place] ?? [];
    if (answers.length === 0) return [];
    const talk = readTalk(firm, subject, answers);
    const insights = insightsOf(talk, firm).filter(({ about }) => !said.has(about));
    for (const { about } of insights) said.add(about);
    return [sectionOf(talk, firm, insights.slice(0, MOST_INSIGHTS))];
  });
}

function sectionOf(talk: Talk, firm: CompanyProfile, insights: readonly Insight[]): WrittenSection {
  const { subject, slots, otherLead } = talk;
  const isFirst = subject === SECTION_KEYS[0];
  const lead = otherLead ?? firm.lead;
  const summary = summaryOf(talk);
  const obstacles = obstaclesOf(talk);
  const step = slots.nextStep === null ? null : verbatim(slots.nextStep.sentence);
  const used = [...summary, ...obstacles].flatMap(({ sentences }) => sentences);
  if (slots.nextStep !== null) used.push(slots.nextStep.sentence.trim());
  const quotes = quotesIn(talk, new Set(used));
  return {
    sectionKey: subject,
    ...keptAnswers(talk, new Set([...used, ...quotes.map(({ sentence }) => sentence)])),
    deeperDiveSummary: summary.length === 0 ? null : summary.map(({ text }) => text).join(" "),
    insights: insights.map(({ text }) => text),
    proposedPilot: isFirst ? `${upperFirst(lead.trial.pilot)}.` : null,
    kpis: [...told(talk), ...(isFirst ? [upperFirst(lead.trial.measure)] : [])],
    systemsData: systemsIn(talk, firm),
    constraintsRisks: obstacles.map(({ text }) => text),
    nextStep: step === null ? (isFirst ? lead.thisWeek : null) : inQuotes(step),
    confidence: confidenceIn(talk),
    quotes: quotes.map(({ words }) => words),
  };
}

const MEASURE_MOST_WORDS = 10;

/** The number that they would watch, in their words, and the figures of today. */
function told({ answers, measures }: Talk): string[] {
  const [number] = answers.find(({ asked }) => asksForANumber(asked))?.sentences ?? [];
  const words = number === undefined ? null : verbatim(number);
  const isName = words !== null && words.split(" ").length <= MEASURE_MOST_WORDS && !/\d/.test(words);
  const figures = [...new Set(measures.map(kpiOf))].slice(0, MOST_MEASURES);
  return [...(isName ? [inQuotes(words)] : []), ...figures];
}

/** The fullest sentences that are nowhere else in the section, in the order in which they were said. */
function quotesIn({ sentences }: Talk, used: ReadonlySet<string>): { sentence: string; words: string }[] {
  const free = sentences.flatMap((sentence) => {
    const words = verbatim(sentence);
    const isFull = words !== null && words.split(" ").length >= QUOTE_LEAST_WORDS;
    return isFull && !used.has(sentence) ? [{ sentence, words }] : [];
  });
  const longest = [...free]
    .sort((one, other) => other.words.length - one.words.length)
    .slice(0, used.size > 0 ? 1 : QUOTES);
  return free.filter((each) => longest.includes(each));
}

/** Of the answers themselves only what the report quotes is kept. */
function keptAnswers(
  { answers }: Talk,
  quoted: ReadonlySet<string>,
): Pick<WrittenSection, "primaryAnswer" | "followupAnswer"> {
  const kept = answers.map(({ sentences }) =>
    sentences.filter((sentence) => quoted.has(sentence)).flatMap((sentence) => verbatim(sentence) ?? []),
  );
  const [primary = [], ...further] = kept;
  return { primaryAnswer: joined(primary), followupAnswer: joined(further.flat()) };
}

const joined = (sentences: readonly string[]): string | null =>
  sentences.length === 0 ? null : `${sentences.join(". ")}.`;
