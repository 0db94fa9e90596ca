import type { FollowUpQuestions } from "@/lib/domain/followup/questions";
import type { Interview } from "@/lib/domain/interview/interview";
import type { Transcript } from "@/lib/domain/interview/transcript";
import { SECTION_KEYS, type WrittenSection } from "@/lib/domain/interview/written";
import type { CompanyProfile } from "./company-profile";
import { upperFirst } from "./grammar";
import { writeQuestions } from "./questions";
import { shortened } from "./typed";

const ANSWER_CHARACTERS = 600;
const QUOTE_CHARACTERS = 220;
const QUOTE_LEAST_WORDS = 5;
const QUOTES = 2;
/** Percent, by how many words were said on a subject: rules can tell how much was said, not how much it is worth. */
const CONFIDENCE = [
  { words: 80, percent: 60 },
  { words: 25, percent: 45 },
  { words: 0, percent: 25 },
];

/** What was said on each subject, in the leader's own words; how it goes on is what the rules advise anyway. */
export function writeInsights(firm: CompanyProfile, { transcript, questions }: Interview): WrittenSection[] {
  const parts = bySubject(transcript, questions ?? writeQuestions(firm));
  return SECTION_KEYS.flatMap((sectionKey, place) => {
    const said = parts[place] ?? [];
    if (said.length === 0) return [];
    const [primary = "", ...further] = said;
    const isFirst = place === 0;
    return [
      {
        sectionKey,
        primaryAnswer: shortened(primary, ANSWER_CHARACTERS),
        followupAnswer: further[0] === undefined ? null : shortened(further[0], ANSWER_CHARACTERS),
        deeperDiveSummary: null,
        insights: [],
        proposedPilot: isFirst ? `${upperFirst(firm.lead.trial.pilot)}.` : null,
        kpis: isFirst ? [upperFirst(firm.lead.trial.measure)] : [],
        systemsData: firm.platformNames.filter((name) => mentions(said, name)),
        constraintsRisks: [],
        nextStep: isFirst ? firm.lead.thisWeek : null,
        confidence: confidenceIn(said),
        quotes: quotesFrom(said),
      },
    ];
  });
}

/** The leader's lines after each of the three questions; what came before the first belongs to the greeting. */
function bySubject(transcript: Transcript, questions: FollowUpQuestions): string[][] {
  const asked = [questions.q1Primary, questions.q2Primary, questions.q3Primary];
  const starts = asked.map((question) =>
    transcript.findIndex(({ speaker, text }) => speaker === "agent" && isSameQuestion(text, question)),
  );
  const isFound = starts.some((start) => start >= 0);
  return starts.map((start, place) => {
    if (!isFound) return place === 0 ? leaderLines(transcript) : [];
    if (start < 0) return [];
    const next = Math.min(...starts.filter((other) => other > start), transcript.length);
    return leaderLines(transcript.slice(start, next));
  });
}

const leaderLines = (lines: Transcript): string[] =>
  lines.flatMap(({ speaker, text }) => (speaker === "leader" && text.trim() !== "" ? [text.trim()] : []));

const SAME_LEAST = 0.5;

/** An agent asks in words of its own: half of the question's longer words are enough. */
function isSameQuestion(text: string, question: string): boolean {
  const wanted = longWords(question);
  const there = new Set(longWords(text));
  return wanted.length > 0 && wanted.filter((word) => there.has(word)).length / wanted.length >= SAME_LEAST;
}

const longWords = (text: string): string[] => [...new Set(text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])];

const mentions = (said: readonly string[], name: string): boolean =>
  said.some((text) => text.toLowerCase().includes(name.toLowerCase()));

function confidenceIn(said: readonly string[]): number {
  const words = said.join(" ").split(/\s+/).length;
  return CONFIDENCE.find((band) => words >= band.words)?.percent ?? 0;
}

/** The fullest sentences, in the order in which they were said. */
function quotesFrom(said: readonly string[]): string[] {
  const sentences = said
    .flatMap((text) => text.split(/(?<=[.!?])\s+/))
    .filter((text) => text.split(/\s+/).length >= QUOTE_LEAST_WORDS && text.length <= QUOTE_CHARACTERS);
  const longest = [...sentences].sort((one, other) => other.length - one.length).slice(0, QUOTES);
  return sentences.filter(
    (sentence, place) => longest.includes(sentence) && sentences.indexOf(sentence) === place,
  );
}
