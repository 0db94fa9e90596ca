import { Failure } from "@/lib/domain/failure";
import type { KeptMessage } from "@/lib/domain/outbox/kept-message";
import { NO_SUCH_MESSAGE, type OutboxMessage } from "@/lib/domain/outbox/outbox";
import { recordAudit } from "../audit/record-audit";
import type { Context } from "../context";
import { openOutbox } from "./open-outbox";

/** One message whole. It may hold a link or a password that opens an account, so the reading is written down. */
export async function readMessage(context: Context, id: string): Promise<{ message: OutboxMessage }> {
  const { to, subject, sentAt, html, text, attachments } = await entryOf(context, id);
  await recordAudit(context, context.store, { action: "mail_read", target: { kind: "mail", id } });
  const files = attachments.map(({ filename, contentType, base64 }) => ({
    fileName: filename,
    contentType,
    bytes: Buffer.byteLength(base64, "base64"),
  }));
  return { message: { id, to, subject, sentAt, html, text, attachments: files } };
}

/** A file that hangs on a message; its reading is written down as well. */
export async function readAttachment(
  context: Context,
  { id, index }: { id: string; index: number },
): Promise<{ fileName: string; content: Uint8Array }> {
  const attachment = (await entryOf(context, id)).attachments[index];
  if (attachment === undefined) throw new Failure("not_found", NO_SUCH_MESSAGE);
  await recordAudit(context, context.store, { action: "mail_read", target: { kind: "mail", id } });
  return { fileName: attachment.filename, content: Buffer.from(attachment.base64, "base64") };
}

async function entryOf(context: Context, id: string): Promise<KeptMessage> {
  const entry = await openOutbox(context).read(id);
  if (entry === null) throw new Failure("not_found", NO_SUCH_MESSAGE);
  return entry;
}
