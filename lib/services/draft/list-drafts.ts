import type { DraftList } from "@/lib/domain/draft/saved-draft";
import { recordLook } from "../audit/record-look";
import type { Context } from "../context";

/** Who saved their answers and agreed to be contacted; that an admin read these is written down. */
export async function listDrafts(context: Context): Promise<DraftList> {
  const list = await context.store.drafts.listForAdmins(context.now());
  if (list.drafts.length > 0)
    await recordLook(context, { action: "drafts_listed", target: { kind: "draft", id: "all" } });
  return list;
}
