import type { Option } from "@/lib/domain/assessment/options";
import { POSTURES } from "@/lib/domain/assessment/questions/organization";
import { BLOCKS, KNOWN, OBSTACLES, SOMETHING_ELSE, SOMETHING_ELSE_LABEL } from "@/lib/domain/team/questions";
import type { TeamInvitation } from "@/lib/domain/team/team";

/** A question as the form asks it. `part`: the heading above it and those that follow. */
export interface TeamQuestion {
  id: string;
  legend: string;
  part?: string;
  options: readonly Option[];
  columns?: 1 | 2 | 3;
}

export const CONFIDENCE_ID = "confidence";

/** The ten questions in their order; the last one has a scale in place of options. */
export const teamQuestions = (challenges: TeamInvitation["challenges"]): TeamQuestion[] => [
  {
    id: "posture",
    part: "Where we are",
    legend: "1. Which word best describes our attitude to AI?",
    options: POSTURES,
  },
  ...BLOCKS.map(({ value, label }, index) => ({
    id: value,
    ...(index === 0 ? { part: "What we have in place" } : {}),
    legend: `${index + 2}. ${label}`,
    options: KNOWN,
    columns: 3 as const,
  })),
  {
    id: "firstChallenge",
    part: "What comes next",
    legend: "8. Which of these should AI help with first?",
    options: [
      ...challenges.map(({ slug, text }) => ({ value: slug, label: text })),
      { value: SOMETHING_ELSE, label: SOMETHING_ELSE_LABEL },
    ],
  },
  {
    id: "obstacle",
    legend: "9. What gets in the way most?",
    options: OBSTACLES,
    columns: 2,
  },
  {
    id: CONFIDENCE_ID,
    part: "You",
    legend: "10. How confident are you in judging what AI produces?",
    options: [],
  },
];

/** As the call takes it. */
export const answersOf = (chosen: Readonly<Record<string, string>>) => ({
  posture: chosen.posture,
  blocks: Object.fromEntries(BLOCKS.map(({ value }) => [value, chosen[value]])),
  firstChallenge: chosen.firstChallenge,
  obstacle: chosen.obstacle,
  confidence: Number(chosen[CONFIDENCE_ID]),
});
