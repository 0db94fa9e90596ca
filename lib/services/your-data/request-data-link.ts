import { randomUUID } from "node:crypto";
import { HOUR_MS } from "@/lib/domain/time";
import { YOUR_DATA_ASKED } from "@/lib/domain/your-data/messages";
import type { DataRequest } from "@/lib/domain/your-data/your-data";
import { recordAudit } from "../audit/record-audit";
import type { Context } from "../context";
import { queueEmail } from "../email/queue-email";
import { hashToken } from "../hash-token";
import { takeIfLeft } from "../take-if-left";
import { dataToken } from "./data-link";

const LINK_LIFE_MS = HOUR_MS;

/**
 * Has a link sent to what is held under an email. One under which nothing is held gets the same answer after the same
 * work: the message is dropped when it comes to sending it.
 */
export async function requestDataLink(
  context: Context,
  { email }: DataRequest,
): Promise<{ message: string }> {
  if (await takeIfLeft(context, "dataLink", email)) await sendLink(context, email);
  context.drainSoon();
  return { message: YOUR_DATA_ASKED };
}

async function sendLink(context: Context, email: string): Promise<void> {
  const id = randomUUID();
  const now = context.now();
  const tokenHash = hashToken(dataToken(context, id));
  const expiresAt = new Date(now.getTime() + LINK_LIFE_MS);
  await context.transaction(async (tx) => {
    await tx.dataLinks.add({ id, tokenHash, email, expiresAt }, now);
    await recordAudit(context, tx, { action: "own_data_asked" });
    await queueEmail(tx, { key: `your-data:${id}`, template: "your-data", aboutId: id });
  });
}
