import { randomUUID } from "node:crypto";
import { Failure } from "@/lib/domain/failure";
import { NOT_THE_OWNER, TOO_MANY_SHARES } from "@/lib/domain/share/messages";
import { MOST_SHARES, type NewShare, type ShareMade } from "@/lib/domain/share/share";
import { DAY_MS } from "@/lib/domain/time";
import { lockUnlocked, requireUnlocked } from "../assessment/require-unlocked";
import { recordAudit } from "../audit/record-audit";
import type { Context } from "../context";
import { hashToken, newToken } from "../hash-token";
import { requireOwner } from "../ownership/require-owner";

/** Makes a link that reads an unlocked report, without the family section, for so many days. Its address is said here alone. */
export async function makeShare(context: Context, id: string, wanted: NewShare): Promise<ShareMade> {
  requireUnlocked(await requireOwner(context, id, NOT_THE_OWNER));
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
    await lockUnlocked(tx, id);
    if (!(await tx.shareLinks.add(link, now, MOST_SHARES))) throw new Failure("conflict", TOO_MANY_SHARES);
    await recordAudit(context, tx, {
      action: "share_made",
      target: { kind: "assessment", id },
      meta: { share: link.id, days, withInterview, withTeam },
    });
  });
  return { id: link.id, url: `${siteUrl}/s/${token}`, expiresAt: link.expiresAt };
}
