import { SCORING_VERSION } from "@/lib/domain/score/readiness-rules";
import { openPlaybook } from "@/lib/playbook/open-playbook";
import type { Writer } from "./port";

/** Writes by fixed rules from the answers and the cited facts: the same answers always give the same text. */
export const playbookWriter: Writer = {
  name: "playbook",
  version: SCORING_VERSION,
  questionsCostUsd: 0,
  async writeRoadmap(answers, writtenOn) {
    const { profileOf, writeRoadmap } = await openPlaybook();
    return writeRoadmap(profileOf(answers), writtenOn);
  },
  writeReport: async (answers, writtenOn) => (await openPlaybook()).writePlaybookReport(answers, writtenOn),
  async recommendTools(answers) {
    const { profileOf, recommendTools } = await openPlaybook();
    return recommendTools(profileOf(answers));
  },
  async writeFollowUpQuestions(answers) {
    const { profileOf, writeQuestions } = await openPlaybook();
    return writeQuestions(profileOf(answers));
  },
  async writeInsights(answers, interview) {
    const { profileOf, writeInsights } = await openPlaybook();
    return writeInsights(profileOf(answers), interview);
  },
};
