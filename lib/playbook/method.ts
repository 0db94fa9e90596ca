import type { ReportData } from "@/lib/domain/report/report";
import { PRICES_NOTE } from "@/lib/domain/roadmap/messages";
import { STAGES } from "@/lib/domain/score/readiness";
import { SCORING_VERSION } from "@/lib/domain/score/readiness-rules";
import { STAGE_FROM } from "@/lib/domain/score/score-readiness";
import { knowledgeAsOf } from "@/lib/knowledge/knowledge";
import { isInTheStates } from "./abroad";
import type { CompanyProfile } from "./company-profile";
import type { SourceNotes } from "./source-notes";

const HALF = 50;

/** How the report was made, and what it cannot know. The one part that reads the same for every firm. */
export function method(firm: CompanyProfile, notes: SourceNotes): ReportData["method"] {
  return {
    writer: {
      name: "playbook",
      version: SCORING_VERSION,
      statement:
        "Written by fixed rules from your answers and a list of checked facts. No language model took part, and no vendor asked or paid for a listing.",
    },
    howScored: [
      `Each half has ${HALF} points, listed in section 3; departments count only where a tool or a building block is in place.`,
      `Use by a firm and use by its people are separate channels [${notes.known("F7")}], hence two halves; four named stages follow MIT CISR [${notes.known("F2")}]. The score is ours, not theirs.`,
      "Scaling also asks for a policy, a committee or a budget, and for pilots or champions; Leading for a policy, pilots and four of the six building blocks.",
      "Industry, size, revenue, challenges and concerns do not change the score.",
    ],
    stages: STAGES.map((stage, place) => {
      const next = STAGES[place + 1];
      return { stage, from: STAGE_FROM[stage], to: next === undefined ? 100 : STAGE_FROM[next] - 1 };
    }),
    originLegend: [
      { origin: "told", meaning: "Your answer." },
      { origin: "calculated", meaning: "Worked out from your answers." },
      { origin: "cited", meaning: "Published by others; the note gives the source." },
      {
        origin: "judgement",
        meaning: `Our view, as are owners, order, measures, hours and cost bands, in ${isInTheStates(firm.answers) ? "US" : "Canadian"} dollars.`,
      },
    ],
    limits: [
      "A risk is likelihood times harm, of three each, as we judge them: 6 and 9 are High, for at most a third of the risks.",
      "One person answered about 15 questions from memory; nothing was audited.",
      "The score is not comparable with any adoption rate: those count firms, this counts answers.",
      "Confirm with the vendor that a tool works with your systems. Nothing here is legal advice.",
    ],
    pricesNote: PRICES_NOTE,
    asOf: knowledgeAsOf,
  };
}
