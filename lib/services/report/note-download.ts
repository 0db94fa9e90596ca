import { isoDay } from "@/lib/domain/dates";
import type { DownloadedBy } from "@/lib/domain/report/downloaded";
import { findAssessment } from "../assessment/find-assessment";
import { type Context, isAdmin } from "../context";
import { isProvenOwner } from "../ownership/prove-ownership";

/** Writes down that a report's PDF was downloaded, once a day for each way; an admin's own download is none. */
export async function noteDownload(context: Context, id: string, by?: DownloadedBy): Promise<void> {
  if (isAdmin(context.actor)) return;
  const at = context.now();
  await context.store.downloads.note(id, by ?? (await wayOf(context, id)), { day: isoDay(at), at });
}

const wayOf = async (context: Context, id: string): Promise<DownloadedBy> =>
  (await isProvenOwner(context, await findAssessment(context, id))) ? "owner" : "link";
