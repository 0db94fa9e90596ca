import { z } from "zod";
import { SECTION_KEYS } from "./subject";

const texts = z.array(z.string()).max(10);

/** One subject of a call, as it is written down. */
export const WrittenSection = z.object({
  sectionKey: z.enum(SECTION_KEYS),
  primaryAnswer: z.string().nullable(),
  followupAnswer: z.string().nullable(),
  deeperDiveSummary: z.string().nullable(),
  insights: texts,
  proposedPilot: z.string().nullable(),
  kpis: texts,
  systemsData: texts,
  constraintsRisks: texts,
  nextStep: z.string().nullable(),
  /** How well the answers carry what is written here: percent, 0 to 100. */
  confidence: z.int().min(0).max(100),
  /** Word for word from the transcript. */
  quotes: texts,
});
export type WrittenSection = z.infer<typeof WrittenSection>;
