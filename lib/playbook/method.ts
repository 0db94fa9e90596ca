import type { ReportData } from "@/lib/domain/report/report";
import { PRICES_NOTE } from "@/lib/domain/roadmap/messages";
import { STAGES } from "@/lib/domain/score/readiness";
import { MOST_POINTS as most, SCORING_VERSION } from "@/lib/domain/score/readiness-rules";
import { STAGE_FROM } from "@/lib/domain/score/score-readiness";
import { knowledgeAsOf } from "@/lib/knowledge/knowledge";
import type { SourceNotes } from "./source-notes";

export const PLAYBOOK_VERSION = SCORING_VERSION;

/** How the report was made, and what it cannot know. The one part that reads the same for every firm. */
export function method(notes: SourceNotes): ReportData["method"] {
  return {
    writer: {
      name: "playbook",
      version: PLAYBOOK_VERSION,
      statement:
        "Written by fixed rules from your answers and a list of checked facts. No language model took part, and no vendor asked or paid for a listing.",
    },
    howScored: [
      `Direction from the top has 50 points: posture ${most.posture}, written policy ${most.policy}, budget ${most.budget}, your own confidence ${most.leaderConfidence}, steering committee ${most.steering}, view of AI ${most.perception}, executive team ${most.executiveInvolved}.`,
      `Practice from below has 50 points: tools ${most.tools}, systems ${most.platforms}, pilots ${most.pilots}, champions ${most.champions}, departments ${most.breadth}, experience ${most.experience}, consultants ${most.consultants}. Departments count only where a tool or a building block is in place.`,
      `The two halves are there because use by a firm and use by its people are separate channels [${notes.known("F7")}]. People, direction and practice have ${100 - most.tools - most.platforms} points and tools and systems ${most.tools + most.platforms}.`,
      `Four named stages follow the habit of MIT CISR [${notes.known("F2")}], reporting by theme that of Cisco's index [${notes.known("F1")}]. The score is ours, not theirs.`,
      "Points alone do not make a stage. Scaling also asks for a policy, a committee or a budget, and for pilots or champions; Leading asks for a policy, pilots and four of the six building blocks.",
      "Industry, size, revenue and the challenges you chose do not enter the score. Naming a concern does not lower your score.",
    ],
    stages: STAGES.map((stage, place) => {
      const next = STAGES[place + 1];
      return { stage, from: STAGE_FROM[stage], to: next === undefined ? 100 : STAGE_FROM[next] - 1 };
    }),
    originLegend: [
      { origin: "told", meaning: "Your answer, as you gave it." },
      { origin: "calculated", meaning: "Worked out from your answers by the rules above." },
      { origin: "cited", meaning: "Published by others; the numbered note gives the source and date." },
      {
        origin: "judgement",
        meaning: "Our view. Owners, the order of steps, measures, hours and cost bands are all of this kind.",
      },
    ],
    limits: [
      "One person answered, from memory, in about 15 minutes.",
      "No system, contract or data set was looked at.",
      "The score is not comparable with any adoption rate: those count firms, and this counts your answers.",
      "Whether a tool works with your systems comes from general knowledge; confirm it with the vendor.",
      "Laws change. What is said about them is general information, not legal advice.",
    ],
    pricesNote: PRICES_NOTE,
    asOf: knowledgeAsOf,
  };
}
