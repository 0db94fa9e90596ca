import type { ReportCalendar } from "../../calendar";
import { keyActivities, orderedPhases } from "../../phases";
import type { ReportPhase } from "../../report";
import { thingsToUse } from "../annexes";
import {
  type Block,
  chart,
  columns,
  facts,
  group,
  list,
  ownerInWords,
  type SectionBuilder,
  small,
} from "../block";

export const implementationRoadmap = {
  id: "implementation-roadmap",
  title: "Implementation Roadmap",
  build({ data: { roadmap, calendar } }) {
    const phases = orderedPhases(roadmap);
    const plan: Block[] =
      calendar === undefined ? [chart({ kind: "timeline", phases })] : calendarBlocks(calendar);
    return [...plan, ...phases.map(phaseBlock)];
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

const calendarBlocks = (calendar: ReportCalendar): Block[] => [
  { kind: "calendar", calendar },
  ...calendar.notes.map((note) => small(note)),
];

const phaseBlock = (phase: ReportPhase, index: number): Block =>
  group(
    `Phase ${index + 1}: ${phase.title}`,
    { look: "item", aside: phase.duration, keep: "start" },
    columns(
      [44, group("Objectives", { look: "label" }, list(phase.objectives))],
      [56, group("Key activities", { look: "label" }, list(keyActivities(phase)))],
    ),
    facts(
      ["Owner", ownerInWords(phase.owner), 18],
      ["Measure", phase.measure, 28],
      ["Cost band", phase.costBand, 24],
      ["Exit gate", phase.exitGate, 30],
    ),
  );
