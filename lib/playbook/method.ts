import type { ReportData } from "@/lib/domain/report/report";
import { PRICES_NOTE } from "@/lib/domain/roadmap/messages";
import { STAGES } from "@/lib/domain/score/readiness";
import { MOST_POINTS as most, SCORING_VERSION } from "@/lib/domain/score/readiness-rules";
import { STAGE_FROM } from "@/lib/domain/score/score-readiness";
import { knowledgeAsOf } from "@/lib/knowledge/knowledge";
import type { SourceNotes } from "./source-notes";

/** How the report was made, and what it cannot know. The one part that reads the same for every firm. */
export function method(notes: SourceNotes): ReportData["method"] {
  return {
    writer: {
      name: "playbook",
      version: SCORING_VERSION,
      statement:
        "Written by fixed rules from your answers and a list of checked facts. No language model took part, and no vendor asked or paid for a listing.",
    },
    howScored: [
      `Direction from the top has 50 points: posture ${most.posture}, written policy ${most.policy}, budget ${most.budget}, your own confidence ${most.leaderConfidence}, steering committee ${most.steering}, view of AI ${most.perception}, executive team ${most.executiveInvolved}.`,
      `Practice from below has 50 points: tools ${most.tools}, systems ${most.platforms}, pilots ${most.pilots}, champions ${most.champions}, departments ${most.breadth}, experience ${most.experience}, consultants ${most.consultants}. Departments count only where a tool or a building block is in place.`,
      `Use by a firm and use by its people are separate channels [${notes.known("F7")}], hence two halves; four named stages follow MIT CISR [${notes.known("F2")}]. The score is ours, not theirs.`,
      "Scaling also asks for a policy, a committee or a budget, and for pilots or champions; Leading for a policy, pilots and four of the six building blocks.",
      "Industry, size, revenue, challenges and concerns do not change the score.",
    ],
    stages: STAGES.map((stage, place) => {
      const next = STAGES[place + 1];
      return { stage, from: STAGE_FROM[stage], to: next === undefined ? 100 : STAGE_FROM[next] - 1 };
    }),
    originLegend: [
      { origin: "told", meaning: "Your answer, as you gave it." },
      { origin: "calculated", meaning: "Worked out from your answers." },
      { origin: "cited", meaning: "Published by others; the note gives the source." },
      {
        origin: "judgement",
        meaning: "Our view, as are owners, order, measures, hours and cost bands, in Canadian dollars.",
      },
    ],
    limits: [
      "A risk is likelihood times harm, of three each, as we judge them: 6 and 9 are High. Where more than a third would be, the others are set lower in likelihood.",
      "One person answered about 15 questions from memory; no system, contract or data set was looked at, and nothing was audited.",
      "The score is not comparable with any adoption rate: those count firms, this counts answers.",
      "Confirm with the vendor that a tool works with your systems. What is said of laws is general information, not legal advice.",
    ],
    pricesNote: PRICES_NOTE,
    asOf: knowledgeAsOf,
  };
}
