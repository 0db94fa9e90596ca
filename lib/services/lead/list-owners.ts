import type { LeadOwners } from "@/lib/domain/lead/details";
import type { Context } from "../context";

/** Everybody who can work a lead. */
export async function listOwners(context: Context): Promise<LeadOwners> {
  return { owners: await context.store.users.listAdmins() };
}
