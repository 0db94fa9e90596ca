import { outOfTen } from "../../../score/badges";
import { halvesOf } from "../../../score/points";
import type { EvidenceCheck } from "../../director";
import { type Block, chart, columns, entries, group, type SectionBuilder, small, text } from "../block";
import { teamGroup } from "./team";

export const readiness = {
  id: "readiness",
  title: "AI Readiness Assessment",
  build({ data: { readinessAssessment: part, evidenceCheck, method, pageOne }, team }) {
    const { topDownScore, bottomUpScore, overallScore } = part;
    const scores = [
      { label: "Top-down score", score: topDownScore },
      { label: "Bottom-up score", score: bottomUpScore },
      { label: "Overall score", score: overallScore },
    ];
    const widest = Math.max(1, ...part.lines.map(({ max }) => max));
    return [
      chart({ kind: "scores", scores }),
      text(part.analysis),
      ...(part.honesty === undefined ? [] : [small(part.honesty)]),
      chart({ kind: "stages", stages: method.stages, stage: pageOne.stage, overallScore }),
      ...(part.stageHeldBack === null ? [] : [text(part.stageHeldBack)]),
      group(
        `Where your ${outOfTen(overallScore)} came from`,
        { origin: "calculated" },
        columns(
          ...halvesOf(part.lines).map((half): [number, Block] => [
            50,
            chart({ kind: "points", half, widest }),
          ]),
        ),
      ),
      group("The weakest link", { origin: "calculated" }, text(part.weakestLink)),
      ...(part.whatWouldMoveIt.length === 0 ? [] : [gains(part.whatWouldMoveIt)]),
      ...(evidenceCheck === undefined ? [] : [evidenceGroup(evidenceCheck)]),
      ...(team ? [teamGroup(team)] : []),
    ];
  },
} as const satisfies SectionBuilder;

/** As many as the analysis adds up. */
const MOST_MOVES = 3;

const gains = (moves: { points: number; change: string; firstStep: string }[]): Block =>
  group(
    "What would move it",
    { origin: "calculated", keep: "start" },
    entries(
      "gains",
      moves.slice(0, MOST_MOVES).map(({ points, change, firstStep }) => ({
        points,
        name: change,
        text: `First step: ${firstStep}`,
      })),
    ),
  );

const evidenceGroup = ({ statement, evidence }: EvidenceCheck): Block =>
  group(
    "Evidence check",
    {},
    text(statement),
    entries(
      "run-in",
      evidence.map(({ name, shows }) => ({ name, text: shows })),
    ),
  );
