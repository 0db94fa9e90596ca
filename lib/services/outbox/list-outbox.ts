import type { OutboxLine, OutboxLines } from "@/lib/domain/outbox/outbox";
import { type Paging, pageOf, windowOf } from "@/lib/domain/paging";
import type { OutboxReader } from "@/lib/providers/email/outbox-files";
import type { Context } from "../context";
import { openOutbox } from "./open-outbox";

/** One page of the messages that the embedded mail has kept, the newest first. */
export async function listOutbox(context: Context, paging: Paging): Promise<OutboxLines> {
  const outbox = openOutbox(context);
  const ids = await outbox.list();
  const { skip, take } = windowOf(paging);
  const { rows, ...page } = pageOf(ids.slice(skip, skip + take), paging);
  const lines = await Promise.all(rows.map((id) => lineOf(outbox, id)));
  return { messages: lines.filter((line) => line !== null), total: ids.length, ...page };
}

async function lineOf(outbox: OutboxReader, id: string): Promise<OutboxLine | null> {
  const entry = await outbox.read(id);
  if (entry === null) return null;
  const { to, subject, sentAt, attachments } = entry;
  return { id, to, subject, sentAt, attachments: attachments.length };
}
