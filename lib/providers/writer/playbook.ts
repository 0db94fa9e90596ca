import { SCORING_VERSION } from "@/lib/domain/score/readiness-rules";
import type { Writer } from "./port";

/** Lazy loading: the rules and the facts they cite are most of what a server would read and check at start. */
const loaded = async () => (await import("./playbook-rules")).rules;

/** Writes by fixed rules from the answers and the cited facts: the same answers always give the same text. */
export const playbookWriter: Writer = {
  name: "playbook",
  version: SCORING_VERSION,
  questionsCostUsd: 0,
  writeRoadmap: async (...about) => (await loaded()).writeRoadmap(...about),
  writeReport: async (...about) => (await loaded()).writeReport(...about),
  recommendTools: async (...about) => (await loaded()).recommendTools(...about),
  writeFollowUpQuestions: async (...about) => (await loaded()).writeFollowUpQuestions(...about),
  writeInsights: async (...about) => (await loaded()).writeInsights(...about),
};
