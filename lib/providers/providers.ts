import path from "node:path";
import { env } from "@/lib/env";
import { outboxEmail } from "./email/outbox";
import { resendEmail } from "./email/resend";
import { noEvents } from "./events/port";
import { webhookEvents } from "./events/webhook";
import type { Payments } from "./payments/port";
import { sandboxPayments } from "./payments/sandbox";
import { stripePayments } from "./payments/stripe";
import { unavailablePayments } from "./payments/unavailable";
import { callbackList } from "./voice/callback-list";
import type { Voice } from "./voice/port";
import { retellVoice } from "./voice/retell";
import { claudeWriter } from "./writer/claude";
import { playbookWriter } from "./writer/playbook";

/** The adapter of each port, chosen by what is configured. */
export function chooseProviders() {
  const { dataDir, resend, anthropic, eventsTo } = env();
  return {
    writer: anthropic ? claudeWriter(anthropic) : playbookWriter,
    payments: choosePayments(),
    email: resend ? resendEmail(resend) : outboxEmail(path.join(dataDir, "outbox")),
    voice: chooseVoice(),
    events: eventsTo ? webhookEvents(eventsTo) : noEvents,
  };
}

function chooseVoice(): Voice {
  const { retell } = env();
  return retell ? retellVoice(retell) : callbackList;
}

/** One client for all requests, so that its connections are used again. */
let stripePort: Payments | undefined;

function choosePayments(): Payments {
  const { paymentsMode, stripe } = env();
  if (paymentsMode === "sandbox") return sandboxPayments;
  if (!stripe) return unavailablePayments;
  stripePort ??= stripePayments(stripe);
  return stripePort;
}
