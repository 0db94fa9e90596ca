import { z } from "zod";
import { LeadRow } from "./list";

/** How many weeks the figures look back. */
export const WEEKS = 12;

/** Seven days, of the assessments that were submitted in them. */
export const Week = z.object({ total: z.int(), qualified: z.int(), roadmaps: z.int() });
export type Week = z.infer<typeof Week>;

/** What waits for an admin this morning. Each figure is that of a filtered list. */
export const Today = z.object({
  /** Leads that wait for a call, and since when the first does. */
  callRequests: z.object({ count: z.int(), oldest: z.date().nullable() }),
  newSinceLastVisit: z.int(),
  /** When the last visit ended; null at the first one, when all is new. */
  lastVisitAt: z.date().nullable(),
  starredWithoutOwner: z.int(),
  followUpsDue: z.int(),
  unlockedYesterday: z.object({ day: z.string(), count: z.int(), amountInCents: z.int() }),
  mine: z.int(),
  /** The leads to call first, those with a reason alone. */
  callFirst: z.array(LeadRow),
  /** The last twelve times seven days, the last of them up to now. */
  weeks: z.array(Week).length(WEEKS),
});
export type Today = z.infer<typeof Today>;
