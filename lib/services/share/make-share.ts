import { randomUUID } from "node:crypto";
import { isUnlocked } from "@/lib/domain/assessment/assessment";
import { NO_SUCH_ASSESSMENT } from "@/lib/domain/assessment/messages";
import { Failure } from "@/lib/domain/failure";
import { NOT_PAID } from "@/lib/domain/payment/messages";
import { TOO_MANY_SHARES } from "@/lib/domain/share/messages";
import { MOST_SHARES, type NewShare, type ShareMade } from "@/lib/domain/share/share";
import { DAY_MS } from "@/lib/domain/time";
import { recordAudit } from "../audit/record-audit";
import type { Context } from "../context";
import { hashToken, newToken } from "../hash-token";
import { requireSharer } from "./require-sharer";

/** Makes a link that reads an unlocked report, without the family section, for so many days. Its address is said here alone. */
export async function makeShare(context: Context, id: string, wanted: NewShare): Promise<ShareMade> {
  const assessment = await requireSharer(context, id);
  if (!isUnlocked(assessment)) throw notPaid();
  await context.takeFromLimit("share", id);
  const { actor, siteUrl } = context;
  const { label, days, withInterview, withTeam } = wanted;
  const token = newToken();
  const now = context.now();
  const link = {
    id: randomUUID(),
    assessmentId: id,
    tokenHash: hashToken(token),
    label,
    withInterview,
    withTeam,
    createdById: actor.kind === "user" ? actor.userId : null,
    expiresAt: new Date(now.getTime() + days * DAY_MS),
  };
  await context.transaction(async (tx) => {
    const locked = await tx.assessments.lock(id);
    if (locked === null) throw new Failure("not_found", NO_SUCH_ASSESSMENT);
    if (!isUnlocked(locked)) throw notPaid();
    if (!(await tx.shareLinks.add(link, now, MOST_SHARES))) throw new Failure("conflict", TOO_MANY_SHARES);
    await recordAudit(context, tx, {
      action: "share_made",
      target: { kind: "assessment", id },
      meta: { share: link.id, days, withInterview, withTeam },
    });
  });
  return { id: link.id, url: `${siteUrl}/s/${token}`, expiresAt: link.expiresAt };
}

const notPaid = () => new Failure("not_paid", NOT_PAID);
