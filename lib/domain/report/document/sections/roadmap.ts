import { keyActivities, orderedPhases } from "../../phases";
import type { ReportPhase } from "../../report";
import { thingsToUse } from "../annexes";
import { type Block, chart, columns, facts, group, list, type SectionBuilder } from "../block";

export const implementationRoadmap = {
  id: "implementation-roadmap",
  title: "Implementation Roadmap",
  build({ data: { roadmap } }) {
    const phases = orderedPhases(roadmap);
    return [chart({ kind: "timeline", phases }), ...phases.map(phaseBlock)];
  },
} as const satisfies SectionBuilder;

export const nextSteps = {
  id: "next-steps",
  title: "Immediate Next Steps",
  build: ({ data }) => [
    list(data.nextSteps, { isOrdered: true, keep: "whole" }),
    ...thingsToUse(data.annexes ?? []),
  ],
} as const satisfies SectionBuilder;

const phaseBlock = (phase: ReportPhase, index: number): Block =>
  group(
    `Phase ${index + 1}: ${phase.title}`,
    { look: "item", aside: phase.duration },
    columns(
      [36, group("Objectives", { look: "label" }, list(phase.objectives))],
      [64, group("Key activities", { look: "label" }, list(keyActivities(phase)))],
    ),
    facts(
      ["Owner", phase.owner, 18],
      ["Measure", phase.measure, 28],
      ["Cost band", phase.costBand, 24],
      ["Exit gate", phase.exitGate, 30],
    ),
  );
