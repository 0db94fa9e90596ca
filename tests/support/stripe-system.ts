import { call } from "./client";
import { type ResendStandIn, resendSettings, startResend } from "./stand-ins/resend";
import { type SignedEvent, type StripeStandIn, startStripe, stripeSettings } from "./stand-ins/stripe";
import { startTwoServers, type TwoServers } from "./two-servers";

interface StripeSystem {
  servers: TwoServers;
  stripe: StripeStandIn;
  resend: ResendStandIn;
}

export interface StartedSystem extends StripeSystem {
  stop(): Promise<void>;
}

/** Two servers on one PostgreSQL that charge and mail through vendors on this machine. */
export async function startStripeSystem(
  settings: Record<string, string> = {},
  postgresSettings: readonly string[] = [],
): Promise<StartedSystem> {
  const [stripe, resend] = await Promise.all([startStripe(), startResend()]);
  const servers = await startTwoServers(
    {
      ALLOW_SANDBOX_PAYMENTS: "false",
      ...stripeSettings(stripe),
      ...resendSettings(resend),
      ...settings,
    },
    postgresSettings,
  ).catch(async (error) => {
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

interface SystemOfTests extends StripeSystem {
  /** The addresses of the two servers. */
  readonly one: string;
  readonly other: string;
  /** The oldest first. */
  paymentsOf(id: string): Promise<{ status: string; provider_id: string; dispute: string | null }[]>;
  receiptsOf(id: string): Promise<{ key: string }[]>;
}

/** The system of one block of tests: started before them, stopped after them; each finds Stripe as new. */
export function stripeSystem(postgresSettings: readonly string[] = []): SystemOfTests {
  let started: StartedSystem | undefined;
  const system = (): StartedSystem => {
    if (started === undefined) throw new Error("The system is not started.");
    return started;
  };
  beforeAll(async () => {
    started = await startStripeSystem({}, postgresSettings);
  });
  afterAll(() => started?.stop());
  beforeEach(() => started?.stripe.reset());
  return {
    get servers() {
      return system().servers;
    },
    get stripe() {
      return system().stripe;
    },
    get resend() {
      return system().resend;
    },
    get one() {
      return system().servers.one.url;
    },
    get other() {
      return system().servers.other.url;
    },
    paymentsOf: (id) =>
      system().servers.query(
        "SELECT status, provider_id, dispute FROM payments WHERE assessment_id = $1 ORDER BY created_at",
        [id],
      ),
    receiptsOf: (id) =>
      system().servers.query("SELECT key FROM emails WHERE template = 'receipt' AND assessment_id = $1", [
        id,
      ]),
  };
}

/** What the database must not hold, counted: each is none. */
export async function inconsistencies({
  servers,
}: StripeSystem): Promise<Record<string, number> | undefined> {
  const [counts] = await servers.query<Record<string, number>>(`
    SELECT
      (SELECT count(*)::int FROM assessments a WHERE payment_status = 'paid' AND 1 <> (
        SELECT count(*) FROM payments p WHERE p.assessment_id = a.id AND p.status = 'succeeded'
          AND p.amount_cents = 4900 AND p.currency = 'usd' AND p.provider_id = a.stripe_payment_id)) AS unpaid,
      (SELECT count(*)::int FROM payments p JOIN assessments a ON a.id = p.assessment_id
        WHERE p.status = 'succeeded' AND a.payment_status <> 'paid') AS locked,
      (SELECT count(*)::int FROM payments WHERE status = 'refund_due') AS due,
      (SELECT count(*)::int FROM (SELECT key FROM emails GROUP BY key HAVING count(*) > 1) twice) AS twice`);
  return counts;
}

export const payWith = (url: string, assessmentId: string, paymentMethodId = "pm_card_visa") =>
  call(`${url}/api/process-payment`, { body: { assessmentId, amount: 49, paymentMethodId } });

export const sendWebhook = (url: string, { raw, headers }: SignedEvent) =>
  call(`${url}/api/webhooks/stripe`, { raw, headers });

export const isPaid = async (url: string, id: string): Promise<boolean> =>
  (await call(`${url}/api/assessments/${id}/payment-status`)).body.isPaid;
