import { z } from "zod";
import { LeadQuery, leadSearchParams } from "../lead/filter";
import { NAME_MAX_CHARACTERS } from "../lengths";
import { text } from "../text";

export const ADMIN_TABS = ["assessments", "roadmaps", "users"] as const;
export type AdminTab = (typeof ADMIN_TABS)[number];

/** The list without a search, a filter or an order of one's own. */
export const PLAIN_QUERY: LeadQuery = LeadQuery.parse({});

const Page = z.coerce.number().int().min(1).max(1_000_000).catch(1);

const Parts = z.object({
  tab: z.enum(ADMIN_TABS).catch("assessments"),
  /** The assessment to open at once. */
  assessment: z.uuid().nullable().catch(null),
  "roadmaps-page": Page,
  "users-q": text(NAME_MAX_CHARACTERS).catch(""),
  "users-page": Page,
});

/** What the address of the dashboard says; what it says wrongly counts as not said. */
export const DashboardSearchParams = z.unknown().transform((address) => {
  const parts = Parts.parse(address);
  return {
    tab: parts.tab,
    lead: parts.assessment,
    query: leadQueryOf(address),
    roadmaps: { page: parts["roadmaps-page"] },
    users: { q: parts["users-q"], page: parts["users-page"] },
  };
});
export type DashboardSearchParams = z.infer<typeof DashboardSearchParams>;
export type DashboardState = Omit<DashboardSearchParams, "lead">;

/** One value that no filter has leaves the others as they are. */
function leadQueryOf(address: unknown): LeadQuery {
  const said = z.record(z.string(), z.unknown()).catch({}).parse(address);
  const known = Object.entries(LeadQuery.shape).flatMap(([key, schema]) =>
    schema.safeParse(said[key]).success ? [[key, said[key]]] : [],
  );
  return LeadQuery.parse(Object.fromEntries(known));
}

/** The address of a place in the dashboard: what differs from its start. */
export function toSearchParams({ query, tab, roadmaps, users }: DashboardState): URLSearchParams {
  const parts = new URLSearchParams(leadSearchParams(query));
  if (tab !== "assessments") parts.set("tab", tab);
  if (roadmaps.page !== 1) parts.set("roadmaps-page", String(roadmaps.page));
  if (users.q !== "") parts.set("users-q", users.q);
  if (users.page !== 1) parts.set("users-page", String(users.page));
  return parts;
}
