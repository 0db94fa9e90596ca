import { z } from "zod";

/** What the admin has made of a lead so far. Kept by hand; the badge is the score's. */
export const LEAD_STAGES = [
  { value: "new", label: "New" },
  { value: "contacted", label: "Contacted" },
  { value: "qualified", label: "Qualified" },
  { value: "won", label: "Won" },
  { value: "lost", label: "Lost" },
] as const;

export const LeadStage = z.enum(["new", "contacted", "qualified", "won", "lost"]);
export type LeadStage = z.infer<typeof LeadStage>;

/** Neither won nor lost: there is still something to do. */
export const isOpenStage = (stage: LeadStage): boolean => stage !== "won" && stage !== "lost";
