import type { OutboxLines } from "@/lib/domain/outbox/outbox";
import { type Paging, pageOf, windowOf } from "@/lib/domain/paging";
import type { Context } from "../context";
import { openOutbox } from "./open-outbox";

/** One page of the messages that were kept instead of being sent, the newest first. */
export async function listOutbox(context: Context, paging: Paging): Promise<OutboxLines> {
  const outbox = openOutbox(context);
  const [lines, total] = await Promise.all([outbox.list(windowOf(paging)), outbox.count()]);
  const { rows, ...page } = pageOf(lines, paging);
  return { messages: rows, total, ...page };
}
