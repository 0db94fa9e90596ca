import path from "node:path";
import { env } from "@/lib/env";
import { outboxEmail } from "./email/outbox";
import { resendEmail } from "./email/resend";
import { sandboxPayments } from "./payments/sandbox";
import { unavailablePayments } from "./payments/unavailable";
import { callbackList } from "./voice/callback-list";
import { claudeWriter } from "./writer/claude";
import { playbookWriter } from "./writer/playbook";

/** The adapter of each port, chosen by what is configured. */
export function chooseProviders() {
  const { paymentsMode, dataDir, resend, anthropic } = env();
  return {
    writer: anthropic ? claudeWriter(anthropic) : playbookWriter,
    payments: paymentsMode === "sandbox" ? sandboxPayments : unavailablePayments,
    email: resend ? resendEmail(resend) : outboxEmail(path.join(dataDir, "outbox")),
    voice: callbackList,
  };
}
