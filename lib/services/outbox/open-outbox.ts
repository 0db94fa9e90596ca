import { Failure } from "@/lib/domain/failure";
import { OUTBOX_NOT_HERE } from "@/lib/domain/outbox/outbox";
import type { OutboxReader } from "@/lib/providers/email/outbox-files";
import type { Context } from "../context";

/** The outbox of the embedded mail; refuses where mail is really sent. */
export function openOutbox({ providers }: Context): OutboxReader {
  const { outbox } = providers.email;
  if (outbox === undefined) throw new Failure("not_configured", OUTBOX_NOT_HERE, { reason: "no_outbox" });
  return outbox;
}
