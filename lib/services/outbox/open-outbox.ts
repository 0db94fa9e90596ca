import { Failure } from "@/lib/domain/failure";
import type { OutboxShelf } from "@/lib/domain/outbox/kept-message";
import { OUTBOX_NOT_HERE } from "@/lib/domain/outbox/outbox";
import type { Context } from "../context";

/** The outbox of messages that are not sent; refuses where mail is really sent. */
export function openOutbox({ providers }: Context): OutboxShelf {
  const { outbox } = providers.email;
  if (outbox === undefined) throw new Failure("not_configured", OUTBOX_NOT_HERE, { reason: "no_outbox" });
  return outbox;
}
