import { z } from "zod";

/** What the admin has made of a lead so far. Kept by hand; the badge is the score's. */
export const LEAD_STATUSES = [
  { value: "new", label: "New" },
  { value: "contacted", label: "Contacted" },
  { value: "qualified", label: "Qualified" },
  { value: "won", label: "Won" },
  { value: "lost", label: "Lost" },
] as const;

export const LeadStatus = z.enum(["new", "contacted", "qualified", "won", "lost"]);
export type LeadStatus = z.infer<typeof LeadStatus>;
