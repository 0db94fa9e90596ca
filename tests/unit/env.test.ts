import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const SECRET = "a-secret-of-more-than-thirty-two-characters";
const POSTGRES = {
  DATABASE_URL: "postgresql://app@db.example/app",
  NEXTAUTH_SECRET: SECRET,
  NEXTAUTH_URL: "https://readiness.example",
};
const STRIPE = {
  STRIPE_SECRET_KEY: "sk_test",
  STRIPE_WEBHOOK_SECRET: "whsec_test",
  STRIPE_PUBLISHABLE_KEY: "pk_test",
};
const events = (secret: string) => ({ EVENTS_URL: "https://crm.example", EVENTS_SECRET: secret });
const before = process.env;
let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), "env-"));
});
afterEach(() => {
  process.env = before;
  rmSync(dataDir, { recursive: true });
});

/** What the product makes of exactly these variables. */
async function envWith(variables: Record<string, string>) {
  process.env = { NODE_ENV: "test", DATA_DIR: dataDir, ...variables };
  jest.resetModules();
  const { env } = await import("@/lib/env");
  return env();
}

test("with nothing set, everything is embedded and the address is the local one", async () => {
  const settings = await envWith({});
  expect(settings).toMatchObject({
    databaseMode: "embedded",
    paymentsMode: "sandbox",
    siteUrl: "http://localhost:3000",
    trustedProxyHops: 0,
    onVercel: false,
  });
  expect(settings.anthropic ?? settings.stripe ?? settings.resend ?? settings.retell).toBeUndefined();
});

test("the secret of an embedded server is made once, readable by its owner alone", async () => {
  const first = (await envWith({})).authSecret;
  expect(first.length).toBeGreaterThanOrEqual(43);
  expect((await envWith({})).authSecret).toBe(first);
  expect(readdirSync(dataDir)).toEqual(["auth-secret"]);
  expect(statSync(path.join(dataDir, "auth-secret")).mode & 0o777).toBe(0o600);
});

test("test cards are off on PostgreSQL unless they are asked for by name", async () => {
  expect((await envWith(POSTGRES)).paymentsMode).toBe("unavailable");
  expect((await envWith({ ...POSTGRES, ALLOW_SANDBOX_PAYMENTS: "true" })).paymentsMode).toBe("sandbox");
  expect((await envWith({ ...POSTGRES, ...STRIPE })).paymentsMode).toBe("stripe");
  expect((await envWith(STRIPE)).paymentsMode).toBe("stripe");
});

test("a blank variable is the same as an absent one", async () => {
  const blank = {
    DATABASE_URL: "",
    PORT: " ",
    ALLOW_SANDBOX_PAYMENTS: "",
    LOG_LEVEL: "",
    STRIPE_SECRET_KEY: "",
  };
  expect(await envWith(blank)).toEqual(await envWith({}));
});

test.each<[string, Record<string, string>]>([
  ["NEXTAUTH_SECRET is required where DATABASE_URL is set", { DATABASE_URL: POSTGRES.DATABASE_URL }],
  ["NEXTAUTH_SECRET needs at least 32 characters", { NEXTAUTH_SECRET: "short" }],
  ["NEXTAUTH_URL must be the product's own address", { ...POSTGRES, NEXTAUTH_URL: "" }],
  [
    "NEXTAUTH_URL must be the product's own address",
    { ...POSTGRES, NEXTAUTH_URL: "http://readiness.example" },
  ],
  ["DATABASE_POOL_SIZE must be a whole number from 2 to 200", { ...POSTGRES, DATABASE_POOL_SIZE: "1" }],
  ["DATABASE_URL must start with postgresql://", { ...POSTGRES, DATABASE_URL: "mysql://x" }],
  ["NEXTAUTH_URL must be a full address", { NEXTAUTH_URL: "example.com" }],
  ["PORT must be a whole number from 1 to 65535", { PORT: "99999" }],
  ["TRUSTED_PROXY_HOPS must be a whole number from 0 to 10", { TRUSTED_PROXY_HOPS: "one" }],
  ["ALLOW_SANDBOX_PAYMENTS must be true or false", { ALLOW_SANDBOX_PAYMENTS: "yes" }],
  ["LOG_LEVEL must be one of debug, info", { LOG_LEVEL: "loud" }],
  ["ADMIN_PASSWORD is missing", { ADMIN_EMAIL: "a@example.com" }],
  ["STRIPE_WEBHOOK_SECRET is missing", { STRIPE_SECRET_KEY: "sk_test" }],
  ["EMAIL_FROM is missing", { RESEND_API_KEY: "re_test" }],
  ["RETELL_AGENT_ID is missing", { RETELL_API_KEY: "key" }],
  ["SEED_COUPONS must be CODE", { SEED_COUPONS: "A:many" }],
  ["SEED_COUPONS must be CODE", { SEED_COUPONS: "A:5:soon" }],
  [
    "EVENTS_SECRET starts with whsec_, so base64 of at least 24 bytes must follow",
    events("whsec_c2hvcnQgb25lIQ=="),
  ],
  ["EVENTS_SECRET starts with whsec_, so base64", events("whsec_this is not base64 at all, however long")],
  ["STRIPE_API_BASE is for tests", { ...STRIPE, STRIPE_API_BASE: "https://evil.example" }],
])("a wrong setting is named: %s", async (sentence, variables) => {
  await expect(envWith(variables)).rejects.toThrow(sentence);
});

test("a secret for events may be text, or whole base64 behind its prefix", async () => {
  for (const secret of ["a-secret-that-both-sides-know", `whsec_${Buffer.alloc(24, 7).toString("base64")}`]) {
    expect((await envWith(events(secret))).eventsTo).toMatchObject({ secret });
  }
});

test("on PostgreSQL an address of this machine needs no https", async () => {
  for (const NEXTAUTH_URL of ["http://localhost:3000", "http://127.0.0.1:8080", "http://[::1]"]) {
    expect((await envWith({ ...POSTGRES, NEXTAUTH_URL })).siteUrl).toBe(NEXTAUTH_URL);
  }
});

test("a long-lived server holds ten connections, one of many small ones three, unless told otherwise", async () => {
  expect((await envWith(POSTGRES)).databasePoolSize).toBe(10);
  expect((await envWith({ ...POSTGRES, VERCEL: "1" })).databasePoolSize).toBe(3);
  expect((await envWith({ ...POSTGRES, VERCEL: "1", DATABASE_POOL_SIZE: "7" })).databasePoolSize).toBe(7);
});

test("coupons to start with may say how often and until when", async () => {
  const { seedCoupons } = await envWith({
    SEED_COUPONS: "spring:50:2027-01-01T00:00:00Z, DAY::2027-01-01, ONE:1,FREE",
  });
  expect(seedCoupons).toEqual([
    { code: "spring", maxUses: 50, expiresAt: "2027-01-01T00:00:00Z" },
    { code: "DAY", maxUses: null, expiresAt: "2027-01-01" },
    { code: "ONE", maxUses: 1, expiresAt: null },
    { code: "FREE", maxUses: null, expiresAt: null },
  ]);
});
