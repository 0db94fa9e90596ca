import { z } from "zod";
import type { KeptLine, KeptMessage } from "@/lib/domain/outbox/kept-message";
import { decryptOrNull, encrypt } from "../encryption";
import type { Db } from "./db";

const Body = z.object({ html: z.string(), text: z.string(), unsubscribeUrl: z.string().optional() });
/** Sealed under a secret that is not ours any more. */
const ILLEGIBLE = {
  html: "<p>This message can no longer be read.</p>",
  text: "This message can no longer be read.",
};

/** Messages that no mail service takes, where all servers see them. */
export const outbox = (db: Db) => ({
  /**
   * Wants a transaction. Nothing is kept of a message whose record was deleted meanwhile, with what it was about; the
   * record is held until the message hangs on it.
   */
  async put(id: string, { key, to, subject, sentAt, attachments, ...body }: KeptMessage): Promise<void> {
    const decided = await db.$queryRaw<unknown[]>`SELECT 1 FROM emails WHERE key = ${key} FOR KEY SHARE`;
    if (decided.length === 0) return;
    const message = { id, emailKey: key, to, subject, sentAt, body: encrypt(JSON.stringify(body)) };
    const { count } = await db.outboxMessage.createMany({ data: [message], skipDuplicates: true });
    if (count === 0) return;
    await db.outboxAttachment.createMany({
      data: attachments.map(({ filename, contentType, base64 }, position) => ({
        messageId: id,
        position,
        filename,
        contentType,
        content: Uint8Array.from(Buffer.from(base64, "base64")),
      })),
    });
  },

  async remove(ids: readonly string[]): Promise<void> {
    await db.outboxMessage.deleteMany({ where: { id: { in: [...ids] } } });
  },

  async count(): Promise<number> {
    return db.outboxMessage.count();
  },

  async list({ skip, take }: { skip: number; take: number }): Promise<KeptLine[]> {
    const rows = await db.outboxMessage.findMany({
      orderBy: [{ sentAt: "desc" }, { id: "asc" }],
      skip,
      take,
      select: { id: true, to: true, subject: true, sentAt: true, _count: { select: { attachments: true } } },
    });
    return rows.map(({ _count: { attachments }, sentAt, ...line }) => ({
      ...line,
      sentAt: sentAt.toISOString(),
      attachments,
    }));
  },

  async read(id: string): Promise<KeptMessage | null> {
    const row = await db.outboxMessage.findUnique({
      where: { id },
      include: { attachments: { orderBy: { position: "asc" } } },
    });
    if (row === null) return null;
    const { emailKey: key, to, subject, sentAt, body, attachments } = row;
    const opened = decryptOrNull(body);
    return {
      key,
      to,
      subject,
      sentAt: sentAt.toISOString(),
      ...(opened === null ? ILLEGIBLE : Body.parse(JSON.parse(opened))),
      attachments: attachments.map(({ filename, contentType, content }) => ({
        filename,
        contentType,
        base64: Buffer.from(content).toString("base64"),
      })),
    };
  },

  async forgetBefore(time: Date): Promise<void> {
    await db.outboxMessage.deleteMany({ where: { sentAt: { lt: time } } });
  },
});
