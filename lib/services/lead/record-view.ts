import type { AuditAction } from "@/lib/domain/audit/audit";
import { HOUR_MS } from "@/lib/domain/time";
import { recordAudit } from "../audit/record-audit";
import { type Context, isAdmin } from "../context";

/** Pages ask again every two minutes: looking on is one look. */
const ONE_LOOK_MS = HOUR_MS;

/**
 * Audit: an admin looked at an assessment; within the hour it is the same look. Other users' looks are not recorded.
 */
export async function recordView(
  context: Context,
  action: Extract<AuditAction, "assessment_viewed" | "report_viewed">,
  assessmentId: string,
): Promise<void> {
  const { actor, store } = context;
  if (actor.kind !== "user" || !isAdmin(actor)) return;
  const since = new Date(context.now().getTime() - ONE_LOOK_MS);
  if (await store.audit.has({ actorId: actor.userId, action, targetId: assessmentId, since })) return;
  await recordAudit(context, store, { action, target: { kind: "assessment", id: assessmentId } });
}
