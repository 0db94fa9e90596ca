import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

const optional = z
  .string()
  .optional()
  .transform((value) => value?.trim() || undefined);
const flag = z
  .enum(["true", "false", ""])
  .optional()
  .transform((value) => value === "true");

const Variables = z.object({
  DATABASE_URL: optional,
  DATA_DIR: optional,
  ANTHROPIC_API_KEY: optional,
  STRIPE_SECRET_KEY: optional,
  STRIPE_WEBHOOK_SECRET: optional,
  STRIPE_PUBLISHABLE_KEY: optional,
  RESEND_API_KEY: optional,
  EMAIL_FROM: optional,
  RETELL_API_KEY: optional,
  RETELL_AGENT_ID: optional,
  VOICE_FROM_NUMBER: optional,
  NEXTAUTH_SECRET: optional.pipe(z.string().min(32, "needs at least 32 characters").optional()),
  NEXTAUTH_URL: optional.pipe(z.url("must be a full address, such as https://example.com").optional()),
  ADMIN_EMAIL: optional.pipe(z.email("must be an e-mail address").optional()),
  ADMIN_PASSWORD: optional.pipe(z.string().min(8, "needs at least 8 characters").optional()),
  SEED_COUPONS: optional,
  ALLOW_SANDBOX_PAYMENTS: flag,
  TRUSTED_PROXY_HOPS: z.coerce.number("must be a whole number").int().min(0).max(10).default(0),
  CRON_SECRET: optional,
  PORT: z.coerce.number("must be a port number").int().min(1).max(65535).default(3000),
  VERCEL: optional,
  LOG_LEVEL: z.enum(["debug", "info", "warn", "error", "silent"]).default("info"),
});

export type Environment = ReturnType<typeof read>;
let known: Environment | undefined;

/** What this deployment is configured with. Read once, at start; a wrong variable is named in words. */
export function env(): Environment {
  known ??= read();
  return known;
}

function read() {
  const parsed = Variables.safeParse(process.env);
  if (!parsed.success) throw new Error(inWords(parsed.error));
  const set = parsed.data;
  const databaseMode = set.DATABASE_URL === undefined ? ("embedded" as const) : ("postgres" as const);
  const dataDir = path.resolve(set.DATA_DIR ?? ".data");
  const mayUseSandbox = databaseMode === "embedded" || set.ALLOW_SANDBOX_PAYMENTS;
  return {
    databaseMode,
    databaseUrl: set.DATABASE_URL,
    dataDir,
    /** Signs and encrypts tokens, and keys the hashes of limits. */
    authSecret: set.NEXTAUTH_SECRET ?? secretOf(databaseMode, dataDir),
    /** The product's own address, without a slash at its end. */
    siteUrl: (set.NEXTAUTH_URL ?? `http://localhost:${set.PORT}`).replace(/\/+$/, ""),
    paymentsMode: mayUseSandbox ? ("sandbox" as const) : ("unavailable" as const),
    firstAdmin: { email: set.ADMIN_EMAIL, password: set.ADMIN_PASSWORD },
    seedCoupons: set.SEED_COUPONS,
    trustedProxyHops: set.TRUSTED_PROXY_HOPS,
    cronSecret: set.CRON_SECRET,
    onVercel: set.VERCEL !== undefined,
    logLevel: set.LOG_LEVEL,
  };
}

function inWords(error: z.ZodError): string {
  const lines = error.issues.map((issue) => `  ${issue.path.join(".")} ${issue.message}`);
  return `The configuration is wrong:\n${lines.join("\n")}`;
}

/** On the embedded database the secret is made once and kept beside the data; elsewhere it must be given. */
function secretOf(databaseMode: "embedded" | "postgres", dataDir: string): string {
  if (databaseMode === "postgres") {
    throw new Error("The configuration is wrong:\n  NEXTAUTH_SECRET is required where DATABASE_URL is set");
  }
  const file = path.join(dataDir, "auth-secret");
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(file, randomBytes(32).toString("base64url"), { mode: 0o600, flag: "wx" });
  } catch {
    // It is there already: the one that was made first counts.
  }
  return readFileSync(file, "utf8").trim();
}
