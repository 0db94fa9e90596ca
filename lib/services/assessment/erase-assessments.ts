import { forgetEverywhere } from "@/lib/cache";
import type { Context, Transaction } from "../context";
import { sharedName } from "../share/shared-name";

/** Removes assessments and every trace of them but the ledger; gives back the keys of the messages about them. */
export async function eraseAssessments(tx: Transaction, ids: readonly string[]): Promise<string[]> {
  const keys: string[] = [];
  for (const id of ids) {
    const removed = await tx.assessments.remove(id);
    if (removed === null) continue;
    await tx.removeQueued(removed.ids);
    keys.push(...removed.emailKeys);
  }
  return keys;
}

/** What the database does not hold, once the erasure is committed. */
export async function forgetErased(
  context: Context,
  erased: { ids: readonly string[]; emailKeys: readonly string[] },
): Promise<void> {
  for (const id of erased.ids) {
    forgetEverywhere(id);
    forgetEverywhere(sharedName(context, id));
  }
  await context.providers.email.forget(erased.emailKeys);
}
