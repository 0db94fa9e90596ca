import type { Assessment } from "../assessment/assessment";
import { challengeLabel } from "../assessment/challenge-label";
import { labelOf, labelsOf } from "../assessment/options";
import { EMPLOYEE_BANDS, INDUSTRIES, REVENUES } from "../assessment/questions/company";
import { AI_TOOLS } from "../assessment/questions/experience";
import { HEAD_OFFICES } from "../assessment/questions/offices";
import { ORG_ELEMENTS, PLATFORMS } from "../assessment/questions/organization";
import { longDate } from "../dates";
import type { FollowUpQuestions } from "../followup/questions";
import type { StoredInsights } from "../interview/insights";
import { sectionTitle } from "../interview/titles";
import { distinctPicks, saysNothing } from "../score/answers-read";
import type { LeadCall } from "./call-requests";
import { type Consistency, consistencyOf } from "./consistency";

/**
 * Call brief: one page for the admin who calls. Everything on it is the person's own answer, or follows from two of
 * them.
 */
export interface LeadBrief {
  who: string;
  contact: string | null;
  /** Where they want to be called, the newest request first. */
  calls: readonly LeadCall[];
  facts: { label: string; text: string }[];
  /** In their own words, the sharpest first. */
  words: { label: string; text: string }[];
  /** What they chose from the list. */
  challenges: string[];
  consistency: Consistency;
  /** What they said in an interview, by subject; null before one. */
  interview: { held: string; said: { subject: string; text: string }[] } | null;
  opening: string;
  /** What to ask after the opening; null where that is not one of the questions. */
  openingNext: string | null;
  /** What else to ask, each with what to ask then; empty until they are written. */
  questions: { title: string; first: string; next: string }[];
}

export function leadBrief(
  assessment: Assessment,
  questions: FollowUpQuestions | null,
  calls: readonly LeadCall[],
  insights: StoredInsights,
): LeadBrief {
  const words = ownWords(assessment);
  const challenges = assessment.businessChallenges.map(challengeLabel);
  return {
    who: `${assessment.executiveName}, ${assessment.executiveTitle}`,
    contact: assessment.executiveEmail,
    calls,
    facts: factsOf(assessment),
    words,
    challenges,
    consistency: consistencyOf(assessment),
    interview: interviewOf(insights),
    opening: questions?.q1Primary ?? ownOpening(assessment.companyName, words, challenges),
    openingNext: questions?.q1Followup || null,
    questions: questions === null ? [] : questionsOf(questions),
  };
}

const questionsOf = (asked: FollowUpQuestions): LeadBrief["questions"] => [
  { title: "AI tools and workflow", first: asked.q2Primary, next: asked.q2Followup },
  { title: "Confidence reflection", first: asked.q3Primary, next: asked.q3Followup },
];

function interviewOf({ interview, sections }: StoredInsights): LeadBrief["interview"] {
  if (interview === null) return null;
  const { kind, createdAt, transcriptSummary } = interview;
  const said = sections.flatMap(({ sectionKey, deeperDiveSummary, quotes }) => {
    const text = deeperDiveSummary ?? quotes.map((quote) => `“${quote}”`).join(" ");
    return text === "" ? [] : [{ subject: sectionTitle(sectionKey), text }];
  });
  const call = transcriptSummary === null ? [] : [{ subject: "The call", text: transcriptSummary }];
  return {
    held: `${kind === "call" ? "By phone" : "In writing"}, ${longDate(createdAt)}`,
    said: [...call, ...said],
  };
}

function factsOf(assessment: Assessment): LeadBrief["facts"] {
  const place = assessment.customLocation ?? labelOf(HEAD_OFFICES, assessment.headOfficeLocation ?? "");
  const tools = labelsOf(AI_TOOLS, [...distinctPicks(assessment.aiToolsUsed)]);
  const elements = labelsOf(ORG_ELEMENTS, [...distinctPicks(assessment.orgAiElements)]);
  const rows: [string, string][] = [
    ["Industry", labelOf(INDUSTRIES, assessment.companyIndustry)],
    ["Revenue", labelOf(REVENUES, assessment.companyRevenue)],
    ["Employees", labelOf(EMPLOYEE_BANDS, assessment.companyEmployees)],
    ["Head office", place || "Not provided"],
    ["Tools they use", tools.join(", ") || "No AI tool"],
    ["Already in place", elements.join(", ") || "Nothing yet"],
    [
      "Platforms",
      labelsOf(PLATFORMS, [...distinctPicks(assessment.enterprisePlatforms)]).join(", ") || "None named",
    ],
    [
      "Readiness",
      assessment.aiReadinessScore === null ? "Not calculated" : `${assessment.aiReadinessScore}/100`,
    ],
    ["Lead score", assessment.leadScore === null ? "Not calculated" : `${assessment.leadScore}/10`],
  ];
  return rows.map(([label, text]) => ({ label, text }));
}

/** What was typed says more than what was ticked; "n/a" says nothing. */
function ownWords({ otherChallenge, aiFriction, aiExperience }: Assessment): LeadBrief["words"] {
  return [
    { label: "Wants solved", text: otherChallenge ?? "" },
    { label: "What gets in the way", text: aiFriction ?? "" },
    { label: "Experience so far", text: aiExperience ?? "" },
  ].filter(({ text }) => text.trim() !== "" && !saysNothing(text));
}

function ownOpening(company: string, words: LeadBrief["words"], challenges: readonly string[]): string {
  const [sharpest] = words;
  if (sharpest !== undefined)
    return `You wrote: “${sharpest.text.replace(/[.!?]+$/, "")}”. What have you tried so far?`;
  const [first] = challenges;
  return first === undefined
    ? `What would have to change at ${company} for AI to be worth your time?`
    : `You named “${first}”. What would be different at ${company} if that were solved within a year?`;
}
