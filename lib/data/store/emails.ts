import { EmailStatus, EmailTemplate } from "@/lib/domain/email/stored-email";
import type { Db } from "./db";

export interface StoredEmail {
  id: string;
  key: string;
  template: EmailTemplate;
  assessmentId: string | null;
  userId: string | null;
  /** The payment, call request or vendor alert that it tells of. */
  aboutId: string | null;
  status: EmailStatus;
  createdAt: Date;
}

export interface NewEmail {
  /** Unique for what it announces: the same key twice is one message. */
  key: string;
  template: EmailTemplate;
  assessmentId?: string;
  userId?: string;
  aboutId?: string;
}

/** What was decided to be sent. Written in the transaction of its cause; the key keeps it single. */
export const emails = (db: Db) => ({
  /** Null where a message with this key was decided on before. */
  async add(email: NewEmail): Promise<{ id: string } | null> {
    const select = { id: true };
    const rows = await db.email.createManyAndReturn({ data: [email], skipDuplicates: true, select });
    return rows[0] ?? null;
  },

  /** The key of the message of one kind that was last decided on for a user. */
  async findNewestKey(userId: string, template: EmailTemplate): Promise<string | null> {
    const row = await db.email.findFirst({
      where: { userId, template },
      orderBy: { createdAt: "desc" },
      select: { key: true },
    });
    return row?.key ?? null;
  },

  /** Removes the record of the messages to a user; gives back their keys. */
  async removeToUser(userId: string): Promise<string[]> {
    const rows = await db.email.findMany({ where: { userId }, select: { key: true } });
    await db.email.deleteMany({ where: { userId } });
    return rows.map(({ key }) => key);
  },

  async forgetDropped(before: Date): Promise<void> {
    await db.email.deleteMany({
      where: { status: "suppressed", userId: null, assessmentId: null, createdAt: { lt: before } },
    });
  },

  async find(id: string): Promise<StoredEmail | null> {
    const row = await db.email.findUnique({ where: { id } });
    if (row === null) return null;
    const { template, status, ...rest } = row;
    return { ...rest, template: EmailTemplate.parse(template), status: EmailStatus.parse(status) };
  },

  /** Messages that were decided on between two moments and have not gone out, the oldest first. */
  async listUnsent({ since, before }: { since: Date; before: Date }): Promise<string[]> {
    const rows = await db.email.findMany({
      where: { status: { in: ["queued", "allowed"] }, createdAt: { gt: since, lt: before } },
      orderBy: { createdAt: "asc" },
      select: { id: true },
    });
    return rows.map(({ id }) => id);
  },

  /** Says what has become of a message; false where its record is gone, with what it was about. */
  async mark(id: string, status: Exclude<EmailStatus, "queued">, at: Date): Promise<boolean> {
    const sentAt = status === "sent" ? at : null;
    const { count } = await db.email.updateMany({ where: { id }, data: { status, sentAt } });
    return count > 0;
  },

  /**
   * How many messages of one kind were let out to the assessments of one email since a time. A concurrent caller with
   * the same email waits until this transaction has ended: messages at the same moment count each other.
   */
  async countLetOut(template: EmailTemplate, executiveEmail: string, since: Date): Promise<number> {
    await db.$queryRaw`
      SELECT pg_advisory_xact_lock(hashtext(${template}), hashtext(lower(${executiveEmail})))::text`;
    const rows = await db.$queryRaw<{ count: number }[]>`
      SELECT count(*)::int AS count FROM emails e JOIN assessments a ON a.id = e.assessment_id
      WHERE e.template = ${template} AND lower(a.executive_email) = lower(${executiveEmail})
        AND e.created_at > ${since} AND e.status IN ('allowed', 'sent')`;
    return rows[0]?.count ?? 0;
  },
});
