import { DRAFT_LINK_ENDED } from "@/lib/domain/draft/messages";
import type { AboutDraft } from "@/lib/domain/draft/saved-draft";
import { Failure } from "@/lib/domain/failure";
import type { Context } from "../context";
import { hashToken } from "../hash-token";

/** Which company's answers a link leads to. Reading changes nothing: a scanner may open the page as often as it likes. */
export async function readDraftLink(context: Context, token: string | undefined): Promise<AboutDraft> {
  const draft = await context.store.drafts.find({ tokenHash: hashToken(token ?? "") }, context.now());
  if (draft === null) throw new Failure("not_found", DRAFT_LINK_ENDED);
  return { companyName: draft.answers.companyName };
}
