import { execFileSync } from "node:child_process";
import { type RunningServer, startServer, stopServers } from "@/tests/support/server";
import { type ResendStandIn, resendSettings, startResend } from "@/tests/support/stand-ins/resend";
import { startStripeSystem } from "@/tests/support/stripe-system";
import type { Query } from "./invariants";
import { SANDBOX_CARD, STRIPE_CARD } from "./visitors";

/** Servers on a scratch database, and the vendors that they reach, which outlive them. */
export interface TestEnvironment {
  servers: RunningServer[];
  card: Record<string, unknown>;
  resend: ResendStandIn;
  /** How often the card service charged, where it is not the sandbox. */
  charges(): number | null;
  query: Query;
  stop(): Promise<void>;
}

/** One server on the embedded database, with the sandbox's cards. */
export async function openEmbeddedEnvironment(): Promise<TestEnvironment> {
  const resend = await startResend();
  const server = await startServer(resendSettings(resend));
  return {
    servers: [server],
    card: SANDBOX_CARD,
    resend,
    charges: () => null,
    // The database belongs to one process at a time: the server rests while another process reads.
    query: async (sql) => {
      await server.stop();
      const rows = execFileSync(process.execPath, ["tests/chaos/read-embedded.mjs", server.dataDir, sql], {
        encoding: "utf8",
        maxBuffer: 2 ** 28,
      });
      await server.restart();
      return JSON.parse(rows);
    },
    stop: async () => {
      await stopServers(server);
      await resend.stop();
    },
  };
}

/** Two servers on one PostgreSQL, charging through Stripe's stand-in, which counts. */
export async function openPostgresEnvironment(): Promise<TestEnvironment> {
  const system = await startStripeSystem();
  const { one, other } = system.servers;
  return {
    servers: [one, other],
    card: STRIPE_CARD,
    resend: system.resend,
    charges: () => system.stripe.charges(),
    query: (sql) => system.servers.query(sql),
    stop: () => system.stop(),
  };
}
