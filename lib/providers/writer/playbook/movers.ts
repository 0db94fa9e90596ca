import { DEPARTMENTS, labelOf } from "@/lib/domain/assessment/options";
import type { ReportData } from "@/lib/domain/report/report";
import { type ReadinessAnswers, scoreReadiness } from "@/lib/domain/score/score-readiness";
import type { Firm } from "./firm";

type Mover = ReportData["readinessAssessment"]["whatWouldMoveIt"][number];

interface Change {
  change: string;
  firstStep: string;
  apply: (answers: ReadinessAnswers) => ReadinessAnswers;
}

const SHOWN = 5;

const withElement = (element: string, change: string, firstStep: string): Change => ({
  change,
  firstStep,
  apply: (answers) => ({ ...answers, orgAiElements: [...answers.orgAiElements, element] }),
});

/** What would move the score, with the true difference: the method is run again with the changed answer. */
export function whatWouldMoveIt(firm: Firm): Mover[] {
  const before = firm.readiness.aiReadinessScore;
  return changesFor(firm)
    .map(({ change, firstStep, apply }) => ({
      points: scoreReadiness(apply(firm.answers)).aiReadinessScore - before,
      change,
      firstStep,
    }))
    .filter((mover) => mover.points > 0)
    .sort((one, other) => other.points - one.points)
    .slice(0, SHOWN);
}

function changesFor(firm: Firm): Change[] {
  const isSmall = firm.size === "small";
  return [
    withElement(
      "ai_policy",
      "A one-page AI policy",
      "List the tools in use and the data that stays out of them.",
    ),
    withElement(
      "dept_pilots",
      "One measured pilot",
      firm.challenges[0]?.firstStep ?? "Choose a frequent task and time it.",
    ),
    withElement(
      "dedicated_budget",
      isSmall ? "A small, named budget" : "A dedicated budget",
      "Write an amount, the hours and who decides into the next quarter's plan.",
    ),
    withElement(
      "internal_champions",
      isSmall ? "One person who answers for AI" : "A champion in each department that uses AI",
      "Ask who already helps colleagues with it; give them two hours a week.",
    ),
    ...(isSmall
      ? []
      : [
          withElement(
            "steering_committee",
            "A steering committee that meets monthly",
            "Name three people and the first date; 45 minutes is enough.",
          ),
        ]),
    ...postureStep(firm),
    ...executiveStep(firm),
    ...confidenceStep(firm),
    ...experienceStep(firm),
    ...toolStep(firm),
  ];
}

const NEXT_POSTURE: Readonly<Record<string, [string, string]>> = {
  fearful: ["curious", "From fear to curiosity: one safe, reversible trial that people may watch"],
  curious: ["exploring", "From curiosity to exploring: one trial with a date and an owner"],
  exploring: ["activating", "From exploring to activating: one trial that becomes the normal way of working"],
  activating: ["championing", "From activating to championing: results that you show to customers or peers"],
};

function postureStep({ answers }: Firm): Change[] {
  const next = NEXT_POSTURE[answers.orgPosture];
  if (next === undefined) return [];
  const [orgPosture, change] = next;
  return [
    {
      change,
      firstStep: "Put it on the agenda of the next leadership meeting.",
      apply: (all) => ({ ...all, orgPosture }),
    },
  ];
}

function executiveStep({ departments }: Firm): Change[] {
  if (departments.has("executive")) return [];
  return [
    {
      change: `Use in the ${labelOf(DEPARTMENTS, "executive").toLowerCase()} team itself`,
      firstStep: "Prepare the next board or partner paper with an assistant, and say so.",
      apply: (all) => ({ ...all, aiDepartments: [...all.aiDepartments, "executive"] }),
    },
  ];
}

function confidenceStep({ answers }: Firm): Change[] {
  if (answers.aiConfidence >= 8) return [];
  const aiConfidence = Math.min(8, answers.aiConfidence + 2);
  return [
    {
      change: `Your own confidence from ${answers.aiConfidence} to ${aiConfidence} out of 10`,
      firstStep: "Half an hour a week with the tool, on real work, for six weeks.",
      apply: (all) => ({ ...all, aiConfidence }),
    },
  ];
}

function experienceStep({ readiness }: Firm): Change[] {
  const line = readiness.lines.find(({ key }) => key === "experience");
  if (line === undefined || line.points >= 4) return [];
  return [
    {
      change: "One use in the business that you can tell with its result",
      firstStep: "Write down one task, its minutes before and after, and who checked it.",
      apply: (all) => ({ ...all, aiExperience: "A pilot in one workflow saved the team 2 hours a week" }),
    },
  ];
}

function toolStep({ tools }: Firm): Change[] {
  if (tools.size > 0) return [];
  return [
    {
      change: "A first assistant, used on your own documents",
      firstStep: "Try one business-grade assistant on three documents without personal data.",
      apply: (all) => ({ ...all, aiToolsUsed: ["chatgpt"] }),
    },
  ];
}
