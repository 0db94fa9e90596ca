import path from "node:path";
import { type Environment, env } from "@/lib/env";
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

/** The adapter of each port, chosen by what is configured: once, so that connections to a vendor are used again. */
export function chooseProviders(): Promise<Providers> {
  chosen ??= choose(env());
  return chosen;
}

/** A vendor's library is loaded only where its key is: together they are half of what a server would read at start. */
async function choose(settings: Environment): Promise<Providers> {
  const [writer, payments, email, voice] = await Promise.all([
    chooseWriter(settings),
    choosePayments(settings),
    chooseEmail(settings),
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

async function chooseEmail({ resend, dataDir }: Environment): Promise<EmailSender> {
  if (!resend) return outboxEmail(path.join(dataDir, "outbox"));
  const { resendEmail } = await import("./email/resend");
  return resendEmail(resend);
}

async function chooseVoice({ retell }: Environment): Promise<Voice> {
  if (!retell) return callbackList;
  const { retellVoice } = await import("./voice/retell");
  return retellVoice(retell);
}
