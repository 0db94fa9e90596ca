import type { Advice } from "@/lib/domain/settings/advice";
import type { Environment } from "@/lib/env";

/** What the advice is given from, so that it can be given about any settings. */
type Settings = Pick<Environment, "databaseMode" | "onVercel" | "trustedProxyHops" | "cronSecret" | "resend">;

/**
 * Settings that work and are not what a product with real customers wants: said in the log at start, and shown to
 * admins. On the embedded database, which is for trying out, there is nothing to say.
 */
export function unwiseSettings(env: Settings): Advice[] {
  if (env.databaseMode === "embedded") return [];
  const knowsIps = env.onVercel || env.trustedProxyHops > 0;
  return [
    ...(knowsIps ? [] : [NO_HOPS]),
    ...(env.onVercel && env.cronSecret === undefined ? [NO_CRON_SECRET] : []),
    ...(env.resend ? [] : [NO_MAIL]),
  ];
}

const NO_HOPS: Advice = {
  setting: "TRUSTED_PROXY_HOPS",
  advice:
    "TRUSTED_PROXY_HOPS is 0, so callers cannot be told apart by address and limits by address are shared by all of them. Set it to the number of proxies in front of this server, usually 1.",
};
const NO_CRON_SECRET: Advice = {
  setting: "CRON_SECRET",
  advice:
    "CRON_SECRET is not set, so every call of the timer to /api/cron/jobs is refused, and delayed work waits for the next visitor. Set it to a long random text; Vercel sends it along by itself.",
};
const NO_MAIL: Advice = {
  setting: "RESEND_API_KEY",
  advice:
    "RESEND_API_KEY and EMAIL_FROM are not set, so no email leaves the product: password links, receipts and reports wait in the outbox, where only admins can read them.",
};
