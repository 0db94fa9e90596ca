import type { Held } from "@/lib/domain/your-data/your-data";
import type { Context } from "../context";
import { draftEmailHash } from "../draft/draft-key";
import { requireDataEmail } from "./data-link";

/** What is held under the address that a link was sent to. Reading changes nothing, and spends nothing. */
export async function openData(context: Context, token: string): Promise<Held> {
  return listHeld(context, await requireDataEmail(context, token));
}

export async function listHeld(context: Context, email: string): Promise<Held> {
  const { heldData, drafts } = context.store;
  return {
    assessments: await heldData.list(email),
    savedDrafts: (await drafts.listIdsOf(draftEmailHash(context, email))).length,
  };
}
