import type { Context } from "../context";
import { isAdmin } from "../context";
import { isProvenOwner } from "../ownership/prove-ownership";

interface Closable {
  id: string;
  executiveEmail: string | null;
  linkClosed: boolean;
}

/** Whether the link with the id in it works for the caller: where the owner closed it, for the owner and the admins alone. */
export async function mayOpen(context: Context, assessment: Closable): Promise<boolean> {
  if (!assessment.linkClosed || context.actor.kind === "system" || isAdmin(context.actor)) return true;
  return isProvenOwner(context, assessment);
}
