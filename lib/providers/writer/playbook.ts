import { profileOf } from "@/lib/playbook/company-profile";
import { writeInsights } from "@/lib/playbook/insights";
import { PLAYBOOK_VERSION } from "@/lib/playbook/method";
import { writeQuestions } from "@/lib/playbook/questions";
import { writeRoadmap } from "@/lib/playbook/roadmap";
import { recommendTools } from "@/lib/playbook/tools/recommend-tools";
import { writePlaybookReport } from "@/lib/playbook/write-report";
import type { Writer } from "./port";

/** Writes by fixed rules from the answers and the cited facts: the same answers always give the same text. */
export const playbookWriter: Writer = {
  name: "playbook",
  version: PLAYBOOK_VERSION,
  questionsCostUsd: 0,
  writeRoadmap: async (answers, writtenOn) => writeRoadmap(profileOf(answers), writtenOn),
  writeReport: async (answers, writtenOn) => writePlaybookReport(answers, writtenOn),
  recommendTools: async (answers) => recommendTools(profileOf(answers)),
  writeFollowUpQuestions: async (answers) => writeQuestions(profileOf(answers)),
  writeInsights: async (answers, interview) => writeInsights(profileOf(answers), interview),
};
