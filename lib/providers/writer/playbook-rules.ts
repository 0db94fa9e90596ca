import { profileOf } from "@/lib/playbook/company-profile";
import { writeQuestions } from "@/lib/playbook/questions";
import { writeRoadmap } from "@/lib/playbook/roadmap";
import { writeInsights } from "@/lib/playbook/talk/write-insights";
import { recommendTools } from "@/lib/playbook/tools/recommend-tools";
import { writePlaybookReport } from "@/lib/playbook/write-report";
import type { Writer } from "./port";

/** What the playbook writes, as the port asks for it. */
export const rules: Pick<
  Writer,
  "writeRoadmap" | "writeReport" | "recommendTools" | "writeFollowUpQuestions" | "writeInsights"
> = {
  writeRoadmap: async (answers, writtenOn) => writeRoadmap(profileOf(answers), writtenOn),
  writeReport: async (answers, writtenOn) => writePlaybookReport(answers, writtenOn),
  recommendTools: async (answers) => recommendTools(profileOf(answers)),
  writeFollowUpQuestions: async (answers) => writeQuestions(profileOf(answers)),
  writeInsights: async (answers, interview) => writeInsights(profileOf(answers), interview),
};
