import path from "node:path";
import type { OutboxShelf } from "@/lib/domain/outbox/kept-message";
import { type Environment, env } from "@/lib/env";
import { folderShelf } from "./email/folder-shelf";
import { outboxEmail } from "./email/outbox";
import type { EmailSender } from "./email/port";
import { type EventSink, noEvents } from "./events/port";
import { webhookEvents } from "./events/webhook";
import type { Payments } from "./payments/port";
import { sandboxPayments } from "./payments/sandbox";
import { unavailablePayments } from "./payments/unavailable";
import { callbackList } from "./voice/callback-list";
import type { Voice } from "./voice/port";
import { playbookWriter } from "./writer/playbook";
import type { Writer } from "./writer/port";

export interface Providers {
  writer: Writer;
  payments: Payments;
  email: EmailSender;
  voice: Voice;
  events: EventSink;
}

let chosen: Promise<Providers> | undefined;

/**
 * The adapter of each port, chosen by what is configured: once, so that connections to a vendor are used again. Mail
 * that cannot be sent is kept in files beside the embedded database, else on the shelf that all servers share.
 */
export function chooseProviders(shared: OutboxShelf): Promise<Providers> {
  chosen ??= choose(env(), shared);
  return chosen;
}

/** A vendor's library is loaded only where its key is: together they are half of what a server would read at start. */
async function choose(settings: Environment, shared: OutboxShelf): Promise<Providers> {
  const [writer, payments, email, voice] = await Promise.all([
    chooseWriter(settings),
    choosePayments(settings),
    chooseEmail(settings, shared),
    chooseVoice(settings),
  ]);
  const { eventsTo } = settings;
  return { writer, payments, email, voice, events: eventsTo ? webhookEvents(eventsTo) : noEvents };
}

async function chooseWriter({ anthropic }: Environment): Promise<Writer> {
  if (!anthropic) return playbookWriter;
  const { claudeWriter } = await import("./writer/claude");
  return claudeWriter(anthropic);
}

async function choosePayments({ paymentsMode, stripe }: Environment): Promise<Payments> {
  if (paymentsMode === "sandbox") return sandboxPayments;
  if (!stripe) return unavailablePayments;
  const { stripePayments } = await import("./payments/stripe");
  return stripePayments(stripe);
}

async function chooseEmail(
  { resend, dataDir, databaseMode }: Environment,
  shared: OutboxShelf,
): Promise<EmailSender> {
  if (!resend) {
    return outboxEmail(databaseMode === "embedded" ? folderShelf(path.join(dataDir, "outbox")) : shared);
  }
  const { resendEmail } = await import("./email/resend");
  return resendEmail(resend);
}

async function chooseVoice({ retell }: Environment): Promise<Voice> {
  if (!retell) return callbackList;
  const { retellVoice } = await import("./voice/retell");
  return retellVoice(retell);
}
