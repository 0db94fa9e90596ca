import type { OwnAssessments } from "@/lib/domain/account/views";
import type { Context } from "../context";
import { signedInAccount } from "./signed-in-account";

/** The caller's own assessments, the newest first. An address in an assessment gives nobody a right to it. */
export async function listOwnAssessments(context: Context): Promise<OwnAssessments> {
  const { id } = await signedInAccount(context);
  return { assessments: await context.store.assessments.listOwnedBy(id) };
}
