import { OWNER_NOT_ADMIN } from "@/lib/domain/admin/messages";
import { Failure } from "@/lib/domain/failure";
import {
  ALREADY_DELETED,
  type BulkChange,
  type BulkOutcome,
  CHANGED_MEANWHILE,
} from "@/lib/domain/lead/bulk";
import { IS_MERGED } from "@/lib/domain/lead/merge";
import type { Context } from "../context";
import { changeLead } from "./change-lead";
import { deleteLead } from "./delete-lead";

/** The same change to many leads, each by itself: what one of them refuses stops none of the others. */
export async function changeLeads(
  context: Context,
  { ids, change, versions }: BulkChange,
): Promise<BulkOutcome> {
  if (!("delete" in change) && change.ownerId != null) await requireAdmin(context, change.ownerId);
  const outcome: BulkOutcome = { done: [], notDone: [] };
  for (const id of new Set(ids)) {
    try {
      if ("delete" in change) await deleteLead(context, id, versions?.[id]);
      else
        await changeLead(context, id, {
          status: change.stage,
          ownerId: change.ownerId,
          version: versions?.[id],
        });
      outcome.done.push(id);
    } catch (error) {
      outcome.notDone.push({ id, reason: reasonOf(error) });
    }
  }
  return outcome;
}

async function requireAdmin({ store }: Context, ownerId: string): Promise<void> {
  const admins = await store.users.listAdmins();
  if (!admins.some(({ id }) => id === ownerId)) throw new Failure("invalid", OWNER_NOT_ADMIN);
}

/** Only what is expected of one lead; anything else is the call's own failure. */
function reasonOf(error: unknown): string {
  if (error instanceof Failure && error.code === "conflict")
    return error.message === IS_MERGED ? IS_MERGED : CHANGED_MEANWHILE;
  if (error instanceof Failure && error.code === "not_found") return ALREADY_DELETED;
  throw error;
}
