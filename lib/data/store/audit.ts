import type { Prisma } from "@/lib/generated/prisma/client";
import { encrypt } from "../encryption";
import type { Db } from "./db";

/** What happened, and who did it. Rows are added and never changed: a trigger sees to it. */
export const audit = (db: Db) => ({
  async add(event: Prisma.AuditEventCreateInput): Promise<void> {
    const label = event.label == null ? null : encrypt(event.label);
    await db.auditEvent.create({ data: { ...event, label }, select: { id: true } });
  },

  /** Whether somebody did this very thing since then. */
  async has(event: { actorId: string; action: string; targetId: string; since: Date }): Promise<boolean> {
    const { since, ...same } = event;
    const row = await db.auditEvent.findFirst({
      where: { ...same, at: { gte: since } },
      select: { id: true },
    });
    return row !== null;
  },
});
