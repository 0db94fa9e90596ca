import { z } from "zod";
import { LeadQuery } from "./lead-filter";

export const ADMIN_TABS = ["assessments", "roadmaps", "users"] as const;
export type AdminTab = (typeof ADMIN_TABS)[number];

/** The list without a search, a filter or an order of one's own. */
export const PLAIN_QUERY: LeadQuery = LeadQuery.parse({});

const Parts = z.object({
  tab: z.enum(ADMIN_TABS).catch("assessments"),
  /** The assessment to open at once. */
  assessment: z.uuid().nullable().catch(null),
});

/** What the address of the desk says; what it says wrongly counts as not said. */
export const AdminAddress = z.unknown().transform((address) => {
  const { tab, assessment } = Parts.parse(address);
  return { tab, lead: assessment, query: LeadQuery.catch(PLAIN_QUERY).parse(address) };
});
export type AdminAddress = z.infer<typeof AdminAddress>;
