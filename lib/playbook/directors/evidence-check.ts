import type { EvidenceCheck } from "@/lib/domain/report/director";
import { type CompanyProfile, hasElement } from "../company-profile";
import { stateOf } from "../typed-facts";

/** From here on a board asks for proof and not for plans. */
const HIGH = 90;
const SHOWN = 5;

const BY_ELEMENT: readonly { element: string; name: string; shows: string }[] = [
  {
    element: "ai_policy",
    name: "The AI policy",
    shows: "With its date, its owner, and the names of those who have read it.",
  },
  {
    element: "dedicated_budget",
    name: "The budget line",
    shows: "What was spent this year against it, with the bills for models in it.",
  },
  {
    element: "dept_pilots",
    name: "The list of pilots",
    shows:
      "Each with its owner, its baseline, its last figure and its end date; one that was stopped is the best proof.",
  },
  {
    element: "steering_committee",
    name: "Two minutes of the committee",
    shows: "From the last quarter, with one thing that it refused, and why.",
  },
  {
    element: "internal_champions",
    name: "The champions' hours",
    shows: "Who they are, how many hours a month they have for it, and to which teams they have shown what.",
  },
  {
    element: "external_consultants",
    name: "The last hand-over from the advisers",
    shows: "What they handed to a named colleague; what only they know is not yours.",
  },
];

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
            shows: `You wrote “${measured.text}”: the last eight values, with the definition.`,
          },
        ];
  const elements = BY_ELEMENT.filter(({ element }) => hasElement(firm, element));
  return {
    statement: `Your ${aiReadinessScore} points are self-reported. Before you show them to a board, lay these papers beside them; where one cannot be found, take its points off yourself.`,
    evidence: [...figure, ...elements.map(({ name, shows }) => ({ name, shows }))].slice(0, SHOWN),
  };
}
