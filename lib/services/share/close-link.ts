import { Failure } from "@/lib/domain/failure";
import { NOT_YOUR_LINK } from "@/lib/domain/share/messages";
import { findAssessment } from "../assessment/find-assessment";
import { recordAudit } from "../audit/record-audit";
import type { Context } from "../context";
import { isAccountOwner } from "../ownership/is-account-owner";

/** Closes the link with the id in it to all but its owner and the admins, or opens it again. */
export async function closeLink(
  context: Context,
  id: string,
  closed: boolean,
): Promise<{ success: true; closed: boolean }> {
  await findAssessment(context, id);
  if (!(await isAccountOwner(context, id))) throw new Failure("forbidden", NOT_YOUR_LINK);
  await context.transaction(async (tx) => {
    await tx.assessments.setLinkClosed(id, closed);
    await recordAudit(context, tx, {
      action: closed ? "link_closed" : "link_opened",
      target: { kind: "assessment", id },
    });
  });
  return { success: true, closed };
}
