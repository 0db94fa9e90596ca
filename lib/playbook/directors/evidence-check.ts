import type { EvidenceCheck } from "@/lib/domain/report/director";
import { type CompanyProfile, hasElement } from "../company-profile";
import { listInWords } from "../grammar";
import { inTheirWords, stateOf } from "../typed-facts";

/** From here on a board asks for proof and not for plans. */
const HIGH = 90;
const SHOWN = 5;

const BY_ELEMENT: readonly { element: string; name: string; shows(firm: CompanyProfile): string }[] = [
  {
    element: "ai_policy",
    name: "The AI policy",
    shows: (firm) =>
      `Dated, with ${toolsOr(firm, "the tools that are allowed")} in it, and signed by those who have read it.`,
  },
  {
    element: "dedicated_budget",
    name: "The budget line",
    shows: (firm) => `This year's spending against it, the bills for ${toolsOr(firm, "models")} included.`,
  },
  {
    element: "dept_pilots",
    name: "The list of pilots",
    shows: (firm) => `${ownerIn(firm)}, baseline, last figure and end date of each.`,
  },
  {
    element: "steering_committee",
    name: "The minutes of two committee meetings",
    shows: () => "With one thing that it refused, and why.",
  },
  {
    element: "internal_champions",
    name: "The champions' hours",
    shows: () => "Who they are, their hours a month, and what they have shown to which team.",
  },
  {
    element: "external_consultants",
    name: "The last hand-over from the advisers",
    shows: () => "What they handed to a named colleague; what only they know is not yours.",
  },
];

const toolsOr = ({ toolNames }: CompanyProfile, others: string): string =>
  toolNames.length === 0 ? others : listInWords(toolNames.slice(0, MOST_NAMED));

const ownerIn = ({ departmentNames }: CompanyProfile): string =>
  departmentNames.length === 0 || departmentNames.length > MOST_NAMED
    ? "Owner"
    : `In ${listInWords(departmentNames)}: owner`;

const MOST_NAMED = 3;

/** A high score is self-reported: what would show it to a person who was not there. */
export function evidenceCheck(firm: CompanyProfile): EvidenceCheck | undefined {
  const { aiReadinessScore } = firm.readiness;
  if (aiReadinessScore < HIGH) return undefined;
  const measured = stateOf(firm, "measured");
  const figure =
    measured === undefined
      ? []
      : [
          {
            name: "The figure that you track",
            shows: `You wrote ${inTheirWords(measured)}: the last eight values, with the definition.`,
          },
        ];
  const elements = BY_ELEMENT.filter(({ element }) => hasElement(firm, element));
  return {
    statement: `Your ${aiReadinessScore} points are self-reported. Lay these papers beside them, and take off the points of one that is missing.`,
    evidence: [...figure, ...elements.map(({ name, shows }) => ({ name, shows: shows(firm) }))].slice(
      0,
      SHOWN,
    ),
  };
}
