import type { Db } from "./db";

export interface StoredEmail {
  id: string;
  key: string;
  template: string;
  assessmentId: string | null;
  userId: string | null;
  status: string;
  createdAt: Date;
}

/** What was decided to be sent. Written in the transaction of its cause; the key keeps it single. */
export const emails = (db: Db) => ({
  /** Null where a message with this key was decided on before. */
  async add(email: {
    key: string;
    template: string;
    assessmentId?: string;
    userId?: string;
  }): Promise<StoredEmail | null> {
    const rows = await db.email.createManyAndReturn({ data: [email], skipDuplicates: true });
    return rows[0] ?? null;
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
    return db.email.findUnique({ where: { id } });
  },

  /** Messages that nobody is trying to send any more, though they were decided on within the given times. */
  async listStranded({ since, before }: { since: Date; before: Date }): Promise<string[]> {
    const rows = await db.$queryRaw<{ id: string }[]>`
      SELECT e.id FROM emails e
      WHERE e.status = 'queued' AND e.created_at > ${since} AND e.created_at < ${before}
        AND NOT EXISTS (
          SELECT 1 FROM pgboss.job j
          WHERE j.name = 'email' AND j.state < 'completed' AND j.data->>'emailId' = e.id::text
        )
      ORDER BY e.created_at LIMIT 200`;
    return rows.map(({ id }) => id);
  },

  async mark(id: string, status: "sent" | "suppressed", at: Date): Promise<void> {
    await db.email.updateMany({ where: { id }, data: { status, sentAt: status === "sent" ? at : null } });
  },

  /** How many messages of one kind went to the assessments of one address between two times. */
  async countToAddress(
    template: string,
    executiveEmail: string,
    { since, before }: { since: Date; before: Date },
  ): Promise<number> {
    const rows = await db.$queryRaw<{ count: number }[]>`
      SELECT count(*)::int AS count FROM emails e JOIN assessments a ON a.id = e.assessment_id
      WHERE e.template = ${template} AND lower(a.executive_email) = lower(${executiveEmail})
        AND e.created_at > ${since} AND e.created_at < ${before} AND e.status <> 'suppressed'`;
    return rows[0]?.count ?? 0;
  },
});
