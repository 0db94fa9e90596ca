import { ORIGIN_LABELS } from "@/lib/domain/report/origins";
import type { ReportData } from "@/lib/domain/report/report";
import { STAGES } from "@/lib/domain/score/readiness";
import { SCORING_VERSION } from "@/lib/domain/score/readiness-rules";
import { STAGE_FROM } from "@/lib/domain/score/score-readiness";
import { knowledgeAsOf } from "@/lib/knowledge/knowledge";
import type { SourceNotes } from "./source-notes";

export const PLAYBOOK_VERSION = SCORING_VERSION;

/** How the report was made, and what it cannot know. */
export function method(notes: SourceNotes): ReportData["method"] {
  return {
    writer: {
      name: "playbook",
      version: PLAYBOOK_VERSION,
      statement:
        "Written by fixed rules from your answers and a checked list of facts. No language model took part, and no vendor paid for a listing.",
    },
    howScored: [
      "100 points: 50 for direction from the top (posture 14, policy 8, budget 7, confidence 7, steering committee 6, view of AI 5, executive team 3) and 50 for practice below (tools 12, systems 10, pilots 8, champions 6, departments 6, experience 5, consultants 3).",
      `The two halves follow the finding that direction and people's own use are separate channels [${notes.known("F7")}]. That people and process weigh more than tools follows the 10-20-70 guide [${notes.known("F5")}].`,
      `The four named stages follow MIT CISR's [${notes.known("F2")}], the habit of reporting by theme Cisco's index [${notes.known("F1")}]. The score is our own; it is none of theirs.`,
      "The label Scaling asks for governance (a policy, a committee or a budget) and capability (pilots or champions) as well as points; Leading asks for a policy, pilots and at least four of the six elements.",
      "Industry, size, revenue and the challenges you chose never change the score. Naming a worry costs nothing.",
    ],
    stages: STAGES.map((stage, place) => {
      const next = STAGES[place + 1];
      return { stage, from: STAGE_FROM[stage], to: next === undefined ? 100 : STAGE_FROM[next] - 1 };
    }),
    originLegend: [
      { origin: "told", meaning: `${ORIGIN_LABELS.told}: your answer, as you gave it.` },
      {
        origin: "calculated",
        meaning: `${ORIGIN_LABELS.calculated}: worked out from your answers by the rules above.`,
      },
      {
        origin: "cited",
        meaning: `${ORIGIN_LABELS.cited}: published by somebody else; the note names who and when.`,
      },
      {
        origin: "judgement",
        meaning: `${ORIGIN_LABELS.judgement}: our view, from practice; costs, owners and order of steps are such.`,
      },
    ],
    limits: [
      "One person answered, from memory, within about 15 minutes.",
      "Nothing was audited: no system, contract or data set was looked at.",
      "The score is not comparable with any adoption rate: those count firms, this counts your answers.",
      "Tools and their links come from a list that is checked now and then, not daily.",
    ],
    pricesNote: "Prices change; confirm with the vendor. USD unless stated.",
    asOf: knowledgeAsOf,
  };
}
