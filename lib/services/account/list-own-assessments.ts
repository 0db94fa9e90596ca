import type { OwnAssessments } from "@/lib/domain/account/views";
import type { Context } from "../context";
import { signedInAccount } from "./signed-in-account";

/** What the caller owns or has bookmarked, the newest first. An address in an assessment lists it nowhere by itself. */
export async function listOwnAssessments(context: Context): Promise<OwnAssessments> {
  const { id } = await signedInAccount(context);
  return { assessments: await context.store.assessments.listSavedBy(id) };
}
