import { AI_TOOLS, labelOf, PERCEPTIONS } from "@/lib/domain/assessment/options";
import type { ReportData } from "@/lib/domain/report/report";
import type { Firm } from "./firm";
import type { Gap } from "./gaps";
import { listInWords, lowerFirst } from "./words";

const SHOWN = 3;

/** Where the firm stands: direction, practice, what holds it back, each from its own answers. */
export function currentState(firm: Firm, gaps: readonly Gap[]): ReportData["currentState"] {
  return {
    topDownVision: topDownVision(firm),
    bottomUpCapabilities: bottomUpCapabilities(firm),
    keyChallenges: gaps.slice(0, SHOWN).map((gap) => gap.challenge),
    inYourWords: inYourWords(firm),
    actions: gaps.slice(0, SHOWN).map((gap) => gap.move),
  };
}

function topDownVision(firm: Firm): string {
  const { answers, company } = firm;
  const view = lowerFirst(labelOf(PERCEPTIONS, answers.aiPerception));
  const governance = [
    firm.has.has("ai_policy") ? "a written policy" : null,
    firm.has.has("steering_committee") ? "a steering committee" : null,
    firm.has.has("dedicated_budget") ? "a dedicated budget" : null,
  ].filter((item) => item !== null);
  const inPlace =
    governance.length === 0
      ? "Nothing written stands behind that yet: no policy, no budget and no committee."
      : `Behind that ${governance.length === 1 ? "stands" : "stand"} ${listInWords(governance)}.`;
  const executive = firm.departments.has("executive")
    ? "The executive team uses or pilots AI itself."
    : "The executive team is not among the departments that you named.";
  const opening =
    answers.aiPerception === "not_sure" ? "You are not sure yet what AI means" : `You see AI as ${view}`;
  return `${opening}, and describe ${company} as ${firm.posture}. ${inPlace} ${executive} You put your own confidence at ${answers.aiConfidence} out of 10.`;
}

function bottomUpCapabilities(firm: Firm): string {
  const tools =
    firm.toolNames.length > 0
      ? `You use ${listInWords(firm.toolNames)}.`
      : firm.tools.has("other")
        ? `You use an AI tool that is not on our list.`
        : `You use none of the ${AI_TOOLS.length - 2} assistants we asked about.`;
  const departments =
    firm.departmentNames.length > 0
      ? `${listInWords(firm.departmentNames)} ${firm.departmentNames.length === 1 ? "is" : "are"} where AI is used or piloted.`
      : "";
  const practice = [
    firm.has.has("dept_pilots") ? "pilots run in departments" : null,
    firm.has.has("internal_champions") ? "champions help their colleagues" : null,
    firm.has.has("external_consultants") ? "outside advisers are involved" : null,
  ].filter((item) => item !== null);
  const inPlace =
    practice.length === 0
      ? "There are no pilots and no champions yet."
      : `In practice, ${listInWords(practice)}.`;
  const systems =
    firm.platformNames.length > 0
      ? `${listInWords(firm.platformNames)} ${firm.platformNames.length === 1 ? "is" : "are"} there to build on.`
      : "None of the common business systems was named.";
  const told = firm.experience === null ? "" : `In your words: ${firm.experience}.`;
  return [tools, departments, inPlace, systems, told].filter(Boolean).join(" ");
}

function inYourWords(firm: Firm): ReportData["currentState"]["inYourWords"] {
  const { challenges, answers } = firm;
  return [
    { label: "What gets in the way", text: plain(firm.friction) },
    { label: "What you have tried", text: plain(firm.experience) },
    { label: "Your other challenge", text: plain(firm.otherChallenge) },
    {
      label: "The challenges you chose",
      text: challenges.length > 0 ? challenges.map((challenge) => challenge.text).join("; ") : "",
    },
    { label: "Other systems you named", text: (answers.otherPlatforms ?? "").slice(0, 200).trim() },
  ].filter(({ text }) => text !== "");
}

const plain = (quote: string | null): string => (quote ?? "").replace(/^"|"$/g, "");
