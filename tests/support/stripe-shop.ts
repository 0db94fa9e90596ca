import { call } from "./client";
import { RESEND_KEY, type ResendStandIn, startResend } from "./stand-ins/resend";
import {
  type SignedEvent,
  STRIPE_KEY,
  STRIPE_PUBLISHABLE_KEY,
  STRIPE_WEBHOOK_SECRET,
  type StripeStandIn,
  startStripe,
} from "./stand-ins/stripe";
import { startTwoServers, type TwoServers } from "./two-servers";

export interface StripeShop {
  servers: TwoServers;
  stripe: StripeStandIn;
  resend: ResendStandIn;
  stop(): Promise<void>;
}

/** Two servers on one PostgreSQL that charge and mail through vendors on this machine. */
export async function openStripeShop(settings: Record<string, string> = {}): Promise<StripeShop> {
  const [stripe, resend] = await Promise.all([startStripe(), startResend()]);
  const servers = await startTwoServers({
    ALLOW_SANDBOX_PAYMENTS: "false",
    STRIPE_SECRET_KEY: STRIPE_KEY,
    STRIPE_WEBHOOK_SECRET,
    STRIPE_PUBLISHABLE_KEY,
    STRIPE_API_BASE: stripe.url,
    RESEND_API_KEY: RESEND_KEY,
    RESEND_BASE_URL: resend.url,
    EMAIL_FROM: "Juniper Chapter <reports@chapter.example>",
    ...settings,
  }).catch(async (error) => {
    await Promise.all([stripe.stop(), resend.stop()]);
    throw error;
  });
  return {
    servers,
    stripe,
    resend,
    stop: async () => {
      await servers.stop();
      await Promise.all([stripe.stop(), resend.stop()]);
    },
  };
}

export const payWith = (url: string, assessmentId: string, paymentMethodId = "pm_card_visa") =>
  call(`${url}/api/process-payment`, { body: { assessmentId, amount: 49, paymentMethodId } });

export const tell = (url: string, { raw, headers }: SignedEvent) =>
  call(`${url}/api/webhooks/stripe`, { raw, headers });

export const isPaid = async (url: string, id: string): Promise<boolean> =>
  (await call(`${url}/api/assessments/${id}/payment-status`)).body.isPaid;
