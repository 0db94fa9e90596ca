import { usersIn } from "@/lib/domain/audit/details";
import { activityInWords, type LeadActivity } from "@/lib/domain/lead/activity";
import type { Context } from "../context";

/** What happened with a lead, in words, the newest first. */
export async function readActivity({ store }: Context, id: string): Promise<LeadActivity[]> {
  const rows = await store.leadActivity.list(id);
  const names = await store.users.findEmails([...new Set(rows.flatMap(({ meta }) => usersIn(meta ?? {})))]);
  return rows.flatMap((row) => {
    const text = activityInWords(row, (userId) => names.get(userId));
    return text === null ? [] : [{ at: row.at, text, by: row.by, from: row.from }];
  });
}
