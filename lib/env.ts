import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { LOG_LEVELS, Variables } from "@/lib/env-variables";

export type Environment = ReturnType<typeof read>;
let known: Environment | undefined;

/** Configuration, validated once, at start; a wrong variable is named in words. */
export function env(): Environment {
  known ??= read();
  return known;
}

/** For the log alone, which exists before the rest is read and so must not fail on it. */
export function logLevel(): (typeof LOG_LEVELS)[number] {
  return LOG_LEVELS.find((level) => level === process.env.LOG_LEVEL?.trim()) ?? "info";
}

function read() {
  const parsed = Variables.safeParse(process.env);
  if (!parsed.success) throw new Error(inWords(parsed.error));
  const set = parsed.data;
  const databaseMode = set.DATABASE_URL === undefined ? ("embedded" as const) : ("postgres" as const);
  const dataDir = path.resolve(/* turbopackIgnore: true */ set.DATA_DIR ?? ".data");
  return {
    databaseMode,
    databaseUrl: set.DATABASE_URL,
    /** Connections that one process may hold: few where there are many short-lived processes. */
    databasePoolSize: set.DATABASE_POOL_SIZE ?? (set.VERCEL === undefined ? 10 : 3),
    dataDir,
    /** Signs and encrypts tokens, and keys the hashes of limits. */
    authSecret: set.NEXTAUTH_SECRET ?? storedSecret(dataDir),
    /** The product's own URL, without a slash at its end. */
    siteUrl: (set.NEXTAUTH_URL ?? `http://localhost:${set.PORT}`).replace(/\/+$/, ""),
    anthropic: set.ANTHROPIC_API_KEY && {
      apiKey: set.ANTHROPIC_API_KEY,
      baseUrl: set.ANTHROPIC_BASE_URL,
      model: set.ANTHROPIC_MODEL ?? "claude-sonnet-5-5",
      effort: set.ANTHROPIC_EFFORT === "none" ? undefined : set.ANTHROPIC_EFFORT,
      maxTokens: set.ANTHROPIC_MAX_TOKENS,
      withinMs: set.ANTHROPIC_TIMEOUT_SECONDS * 1000,
      prices: set.ANTHROPIC_PRICES,
    },
    writerBudget: {
      callsPerAssessment: set.WRITER_CALLS_PER_ASSESSMENT,
      callsPerDay: set.WRITER_CALLS_PER_DAY,
    },
    paymentsMode: paymentsModeOf(set, databaseMode),
    stripe: set.STRIPE_SECRET_KEY &&
      set.STRIPE_WEBHOOK_SECRET &&
      set.STRIPE_PUBLISHABLE_KEY && {
        secretKey: set.STRIPE_SECRET_KEY,
        webhookSecret: set.STRIPE_WEBHOOK_SECRET,
        publishableKey: set.STRIPE_PUBLISHABLE_KEY,
        apiBase: set.STRIPE_API_BASE,
      },
    resend: set.RESEND_API_KEY &&
      set.EMAIL_FROM && {
        apiKey: set.RESEND_API_KEY,
        from: set.EMAIL_FROM,
        baseUrl: set.RESEND_BASE_URL,
      },
    retell: set.RETELL_API_KEY &&
      set.RETELL_AGENT_ID &&
      set.VOICE_FROM_NUMBER && {
        apiKey: set.RETELL_API_KEY,
        agentId: set.RETELL_AGENT_ID,
        fromNumber: set.VOICE_FROM_NUMBER,
        callsPerDay: set.VOICE_CALLS_PER_DAY,
        hours: set.VOICE_HOURS,
        baseUrl: set.RETELL_BASE_URL,
      },
    /** The webhook endpoint of the chapter's own systems. */
    eventsTo: set.EVENTS_URL &&
      set.EVENTS_SECRET && {
        url: set.EVENTS_URL,
        secret: set.EVENTS_SECRET,
        allowPrivate: set.EVENTS_ALLOW_PRIVATE,
      },
    /** The OpenTelemetry collector for unexpected errors. */
    errorReportsTo: set.OTEL_EXPORTER_OTLP_ENDPOINT && {
      url: set.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/+$/, ""),
      serviceName: set.OTEL_SERVICE_NAME ?? "ai-readiness",
    },
    firstAdmin: { email: set.ADMIN_EMAIL, password: set.ADMIN_PASSWORD },
    seedCoupons: set.SEED_COUPONS,
    trustedProxyHops: set.TRUSTED_PROXY_HOPS,
    leadsKeptMonths: set.LEADS_KEPT_MONTHS || null,
    cronSecret: set.CRON_SECRET,
    onVercel: set.VERCEL !== undefined,
    /** `next dev`, beside which an earlier build may lie. */
    inDevelopment: process.env.NODE_ENV === "development",
  };
}

/** Test cards unlock nothing where real data is, unless that is asked for by name. */
function paymentsModeOf(
  set: z.output<typeof Variables>,
  databaseMode: "embedded" | "postgres",
): "stripe" | "sandbox" | "unavailable" {
  if (set.STRIPE_SECRET_KEY !== undefined) return "stripe";
  return databaseMode === "embedded" || set.ALLOW_SANDBOX_PAYMENTS ? "sandbox" : "unavailable";
}

function inWords(error: z.ZodError): string {
  const lines = error.issues.map((issue) => `  ${issue.path.join(".")} ${issue.message}`);
  return `The configuration is wrong:\n${lines.join("\n")}`;
}

/** On the embedded database the secret is made once and kept beside the data. */
function storedSecret(dataDir: string): string {
  const file = path.join(dataDir, "auth-secret");
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(file, randomBytes(32).toString("base64url"), { mode: 0o600, flag: "wx" });
  } catch {
    // It is there already: the one that was made first counts.
  }
  const secret = readFileSync(file, "utf8").trim();
  if (secret.length < 32)
    throw new Error(`The secret in ${file} is damaged. Remove the file to make a new one.`);
  return secret;
}
