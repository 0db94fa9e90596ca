import { labelOf } from "@/lib/domain/assessment/options";
import { PERCEPTIONS } from "@/lib/domain/assessment/questions/experience";
import type { ReportData } from "@/lib/domain/report/report";
import { CHOSEN_LABEL } from "@/lib/domain/report/spoken";
import { type CompanyProfile, hasElement } from "./company-profile";
import { replyToFriction } from "./friction";
import { threeMoves } from "./gaps/find-gaps";
import type { Gap } from "./gaps/gap";
import { isOrAre, listInWords, lowerFirst, paragraph, upperFirst } from "./grammar";
import { themeOf } from "./themes";
import { quoted, shortened } from "./typed";

const CHALLENGES_SHOWN = 3;
const QUOTE_CHARACTERS = 600;

/** The firm's current state, from its own answers, and what to do about each thing that is missing. */
export function currentState(firm: CompanyProfile, gaps: readonly Gap[]): ReportData["currentState"] {
  const friction = replyToFriction(firm);
  const read =
    friction === null ? [] : [`You wrote: ${quoted(firm.friction ?? "", 140)}. ${friction.reading}`];
  return {
    topDownVision: topDownVision(firm),
    bottomUpCapabilities: bottomUpCapabilities(firm),
    keyChallenges: [
      ...read,
      ...unmatched(firm),
      ...gaps.slice(0, CHALLENGES_SHOWN).map((gap) => gap.challenge),
    ],
    inYourWords: inYourWords(firm),
    actions: [
      ...(friction === null ? [] : [friction.action]),
      ...threeMoves(firm, gaps).map(({ move }) => move),
    ],
  };
}

/** A pain in the leader's own words that no checked use answers is said to be one, not bent to fit. */
function unmatched({ otherChallenge }: CompanyProfile): string[] {
  if (otherChallenge === null || themeOf(otherChallenge) !== undefined) return [];
  return [
    `You also wrote: ${quoted(otherChallenge, 140)}. We could not match this one to a checked use; raise it in the consultation.`,
  ];
}

function topDownVision(firm: CompanyProfile): string {
  return paragraph(view(firm), mandate(firm), atTheTop(firm));
}

function atTheTop({ answers, departments, tools, has, size }: CompanyProfile): string {
  const confidence = `you put your own confidence at ${answers.aiConfidence} out of 10`;
  if (departments.has("executive") && tools.size + has.size > 0)
    return `The executive team is among those who use or try AI, and ${confidence}.`;
  return size === "micro"
    ? `${upperFirst(confidence)}.`
    : `The executive team is not among those who use or try AI; ${confidence}.`;
}

const VIEWS: Readonly<Record<string, string>> = {
  major_opportunity: "You see AI as a major opportunity",
  potential_threat: "You see AI as a potential threat",
  helpful_tool: "You see AI as a helpful tool",
  overhyped: "You find AI overhyped",
  not_sure: "You are not sure yet what AI means for you",
};

const view = ({ answers, name, posture }: CompanyProfile): string =>
  `${VIEWS[answers.aiPerception] ?? `Your view of AI: ${labelOf(PERCEPTIONS, answers.aiPerception)}`}, and describe ${name} as ${posture}.`;

const GOVERNANCE = [
  ["ai_policy", "a written policy"],
  ["dedicated_budget", "a budget of its own"],
  ["steering_committee", "a steering committee"],
] as const;

function mandate(firm: CompanyProfile): string {
  const there = GOVERNANCE.filter(([element]) => hasElement(firm, element)).map(([, text]) => text);
  const missing = GOVERNANCE.filter(([element]) => !hasElement(firm, element)).map(([, text]) => text);
  if (there.length === 0) return "There is no policy, budget or committee behind that.";
  if (missing.length === 0) return `Behind that you have ${listInWords(there)}.`;
  return `Behind that ${isOrAre(there.length)} ${listInWords(there)}; ${listInWords(missing)} ${isOrAre(missing.length)} missing.`;
}

const PRACTICE = [
  ["dept_pilots", "pilots run in departments"],
  ["internal_champions", "champions help their colleagues"],
  ["external_consultants", "outside advisers are involved"],
] as const;

function bottomUpCapabilities(firm: CompanyProfile): string {
  const practice = PRACTICE.filter(([element]) => hasElement(firm, element)).map(([, text]) => text);
  return paragraph(
    firm.toolNames.length === 0
      ? "You use no AI assistant."
      : `You work with ${listInWords(firm.toolNames)}.`,
    inDepartments(firm),
    practice.length === 0
      ? "There are no pilots, no champions and no advisers."
      : `${upperFirst(listInWords(practice))}.`,
    systems(firm),
  );
}

function inDepartments({ departmentNames, tools, has }: CompanyProfile): string {
  if (departmentNames.length === 0) return "";
  // The form has no answer for "no department", so a pick means little where nothing else is happening.
  if (tools.size === 0 && has.size === 0) {
    return `You picked ${listInWords(departmentNames)} as the place for it, though nothing runs there yet.`;
  }
  return `${upperFirst(listInWords(departmentNames))} ${isOrAre(departmentNames.length)} where AI is used or tried.`;
}

function systems({ platformNames, otherPlatforms }: CompanyProfile): string {
  const also = otherPlatforms === null ? "" : `, plus ${quoted(otherPlatforms, 80)}`;
  if (platformNames.length > 0) {
    const start = platformNames.length === 1 ? "The system to build on is" : "The systems to build on are";
    return `${start} ${listInWords(platformNames)}${also}.`;
  }
  return otherPlatforms === null
    ? "None of the common business systems was named."
    : `The systems to build on are your own: ${quoted(otherPlatforms, 80)}.`;
}

function inYourWords(firm: CompanyProfile): ReportData["currentState"]["inYourWords"] {
  const chosen = [...firm.challenges.map(({ text }) => lowerFirst(text)), ...firm.unknownChallenges];
  const spoken: [string, string | null][] = [
    ["What gets in the way", firm.friction],
    ["What you have tried", firm.experience],
    ["Your other challenge", firm.otherChallenge],
    [CHOSEN_LABEL, chosen.length === 0 ? null : upperFirst(chosen.join("; "))],
  ];
  return spoken.flatMap(([label, text]) =>
    text === null ? [] : [{ label, text: shortened(text, QUOTE_CHARACTERS) }],
  );
}
