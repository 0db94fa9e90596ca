import { Failure } from "@/lib/domain/failure";
import { FEWEST_SHOWN } from "@/lib/domain/team/questions";
import type { Context } from "../context";

/** Closes the checks whose days are over and that enough have answered. Another server may have done so before. */
export async function closeDueChecks(context: Context): Promise<void> {
  const due = await context.store.teamChecks.listDue(context.now(), FEWEST_SHOWN);
  if (due.length === 0) return;
  // Lazy loading: what a check comes to is said by the playbook, and an hourly look at none needs nothing of it.
  const { closeCheck } = await import("./close-check");
  for (const check of due) {
    await context
      .transaction(async (tx) => {
        if ((await tx.teamChecks.lock(check.id)) === "open") await closeCheck(context, tx, check);
      })
      .catch(unlessTooFew);
  }
}

/** Replies that were encrypted under another secret count for none: the check is then left to its retention. */
function unlessTooFew(thrown: unknown): void {
  if (!(thrown instanceof Failure)) throw thrown;
}
