import type { Context } from "../context";
import { eraseDrafts } from "./erase-drafts";

/** As many as one run of an hourly job takes on. */
const MOST_AT_ONCE = 500;

/** Retention: what was saved is deleted after its time, with the messages about it. */
export async function forgetExpiredDrafts(context: Context): Promise<void> {
  const ids = await context.store.drafts.listExpired(context.now(), MOST_AT_ONCE);
  const emailKeys = await context.transaction((tx) => eraseDrafts(tx, ids));
  await context.providers.email.forget(emailKeys);
}
