import { distinctPicks } from "./answers-read";
import { pointLines } from "./point-lines";
import type { Readiness, ReadinessAnswers, Stage } from "./readiness";
import { CAPABILITY_ELEMENTS, GOVERNANCE_ELEMENTS } from "./readiness-rules";

/**
 * The readiness score: integers only, the same for the same answers, and never lower for a stronger answer.
 * Industry, revenue, size and challenges do not enter it.
 */
export function scoreReadiness(answers: ReadinessAnswers): Readiness {
  const lines = pointLines(answers);
  const sum = (half: "topDown" | "bottomUp") =>
    lines.filter((line) => line.half === half).reduce((total, line) => total + line.points, 0);
  const topDown = sum("topDown");
  const bottomUp = sum("bottomUp");
  const total = topDown + bottomUp;
  const byPoints = stageOf(total);
  const stage = gate(byPoints, distinctPicks(answers.orgAiElements));
  return {
    aiReadinessScore: total,
    overallScore: total / 10,
    topDownScore: outOfTen(topDown),
    bottomUpScore: outOfTen(bottomUp),
    maturityProfile: stage,
    stageHeldBack:
      stage === byPoints ? null : whyHeldBack(byPoints, stage, distinctPicks(answers.orgAiElements)),
    lines,
  };
}

/** Half of the points, 0 to 50, as 0 to 10 with one decimal, half up, in integers. */
const outOfTen = (points: number): number => Math.floor((points * 20 + 5) / 10) / 10;

/** Where each stage begins, in points. */
export const STAGE_FROM: Readonly<Record<Stage, number>> = {
  Exploring: 0,
  Piloting: 30,
  Scaling: 55,
  Leading: 80,
};

function stageOf(total: number): Stage {
  if (total < STAGE_FROM.Piloting) return "Exploring";
  if (total < STAGE_FROM.Scaling) return "Piloting";
  return total < STAGE_FROM.Leading ? "Scaling" : "Leading";
}

const LEADING_ELEMENTS = 4;

/** Points alone do not make a firm scale: the label asks for governance and capability, the points stay. */
function gate(stage: Stage, elements: ReadonlySet<string>): Stage {
  const hasOne = (list: readonly string[]) => list.some((element) => elements.has(element));
  if (stage === "Exploring" || stage === "Piloting") return stage;
  if (!hasOne(GOVERNANCE_ELEMENTS) || !hasOne(CAPABILITY_ELEMENTS)) return "Piloting";
  const mayLead =
    elements.size >= LEADING_ELEMENTS && elements.has("ai_policy") && elements.has("dept_pilots");
  return stage === "Leading" && !mayLead ? "Scaling" : stage;
}

function whyHeldBack(byPoints: Stage, stage: Stage, elements: ReadonlySet<string>): string {
  const missing = (list: readonly string[], name: string) =>
    list.some((element) => elements.has(element)) ? [] : [name];
  const until =
    stage === "Piloting"
      ? [
          ...missing(GOVERNANCE_ELEMENTS, "a policy, a steering committee or a budget"),
          ...missing(CAPABILITY_ELEMENTS, "pilots in departments or internal champions"),
        ]
      : [
          ...missing(["ai_policy"], "a written AI policy"),
          ...missing(["dept_pilots"], "pilots in departments"),
          ...(elements.size >= LEADING_ELEMENTS ? [] : ["four of the six building blocks"]),
        ];
  return `Your points are in the ${byPoints} range; the label stays at ${stage} until these are in place: ${until.join("; ")}.`;
}
