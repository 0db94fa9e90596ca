import { z } from "zod";
import { LEADS_KEPT_MONTHS } from "@/lib/domain/retention";

export const LOG_LEVELS = ["debug", "info", "warn", "error", "silent"] as const;

const COUPON_WRONG = "must be CODE[:maxUses[:expiresAt]], with commas between, such as SPRING:50:2027-01-01";

const OWN_ADDRESS_WRONG =
  "must be the product's own address, starting with https://, where DATABASE_URL is set: links in emails lead there and sign-in cookies depend on it (http:// is accepted for this machine only)";

/** As Standard Webhooks asks for. */
const WEBHOOK_KEY_BYTES = 24;
const WEBHOOK_SECRET_WRONG = `starts with whsec_, so base64 of at least ${WEBHOOK_KEY_BYTES} bytes must follow: make one with openssl rand -base64 32`;

const optional = z
  .string()
  .optional()
  .transform((value) => value?.trim() || undefined);
const flag = optional.pipe(
  z
    .enum(["true", "false"], "must be true or false")
    .optional()
    .transform((value) => value === "true"),
);
const url = optional.pipe(z.url("must be a full address, such as https://example.com").optional());
const wholeNumber = (from: number, to: number, fallback: number) =>
  optional.pipe(
    z
      .string()
      .default(String(fallback))
      .transform(Number)
      .refine(
        (value) => Number.isInteger(value) && value >= from && value <= to,
        `must be a whole number from ${from} to ${to}`,
      ),
  );

/** `HH:MM-HH:MM` on weekdays and, behind a comma, on weekends; as minutes after midnight. */
const hours = optional.transform((text, context) => {
  const ranges = (text ?? "09:00-21:30,10:00-18:00").split(",").map((range) => {
    const [, fromHour, fromMinute, toHour, toMinute] =
      /^\s*(\d{1,2}):(\d\d)-(\d{1,2}):(\d\d)\s*$/.exec(range) ?? [];
    return { from: Number(fromHour) * 60 + Number(fromMinute), to: Number(toHour) * 60 + Number(toMinute) };
  });
  const [weekday, weekend] = ranges;
  const isFine = ranges.length === 2 && ranges.every(({ from, to }) => from < to && to <= 24 * 60);
  if (weekday !== undefined && weekend !== undefined && isFine) return { weekday, weekend };
  context.addIssue({
    code: "custom",
    message: "must be weekdays,weekends, such as 09:00-21:30,10:00-18:00",
    input: text,
  });
  return z.NEVER;
});

/** `input:output`, in US dollars for a million tokens. */
const prices = optional.transform((pair, context) => {
  if (pair === undefined) return undefined;
  const [input = Number.NaN, output = Number.NaN, ...rest] = pair.split(":").map(Number);
  if (rest.length > 0 || !(input >= 0) || !(output >= 0)) {
    context.addIssue({ code: "custom", message: "must be input:output, such as 2:10", input: pair });
  }
  return { input, output };
});

/** `CODE[:maxUses[:expiresAt]],…`; when a day ends is known where the coupons are made. */
const coupons = optional.transform((list, context) =>
  list
    ?.split(",")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "")
    .map((entry) => {
      const [code = "", uses = "", ...rest] = entry.split(":");
      const expires = rest.join(":");
      const isFine =
        code !== "" && /^\d*$/.test(uses) && (expires === "" || !Number.isNaN(Date.parse(expires)));
      if (!isFine) context.addIssue({ code: "custom", message: COUPON_WRONG, input: entry });
      return { code, maxUses: uses === "" ? null : Number(uses), expiresAt: expires || null };
    }),
);

/** Every variable that the product reads, as text from outside; blank is the same as absent. */
export const Variables = z
  .object({
    DATABASE_URL: optional.pipe(
      z
        .string()
        .regex(/^postgres(ql)?:\/\//, "must start with postgresql://")
        .optional(),
    ),
    DATABASE_POOL_SIZE: optional.pipe(
      z
        .string()
        .optional()
        .transform((value) => (value === undefined ? undefined : Number(value)))
        .refine(
          (value) => value === undefined || (Number.isInteger(value) && value >= 2 && value <= 200),
          "must be a whole number from 2 to 200",
        ),
    ),
    DATA_DIR: optional,
    ANTHROPIC_API_KEY: optional,
    ANTHROPIC_BASE_URL: url,
    ANTHROPIC_MODEL: optional,
    ANTHROPIC_EFFORT: optional.pipe(
      z.enum(["low", "medium", "high", "none"], "must be low, medium, high or none").default("low"),
    ),
    ANTHROPIC_MAX_TOKENS: wholeNumber(1000, 64_000, 8000),
    ANTHROPIC_TIMEOUT_SECONDS: wholeNumber(2, 70, 60),
    ANTHROPIC_PRICES: prices,
    WRITER_CALLS_PER_ASSESSMENT: wholeNumber(0, 1000, 12),
    WRITER_CALLS_PER_DAY: wholeNumber(0, 1_000_000, 500),
    STRIPE_SECRET_KEY: optional,
    STRIPE_WEBHOOK_SECRET: optional,
    STRIPE_PUBLISHABLE_KEY: optional,
    STRIPE_API_BASE: url.refine(isLoopback, "is for tests and takes an address on this machine only"),
    RESEND_API_KEY: optional,
    RESEND_BASE_URL: url,
    EMAIL_FROM: optional,
    RETELL_API_KEY: optional,
    RETELL_AGENT_ID: optional,
    RETELL_BASE_URL: url,
    VOICE_FROM_NUMBER: optional,
    VOICE_HOURS: hours,
    VOICE_CALLS_PER_DAY: wholeNumber(0, 100_000, 50),
    EVENTS_URL: url,
    EVENTS_SECRET: optional.pipe(
      z.string().min(24, "needs at least 24 characters").refine(isWholeKey, WEBHOOK_SECRET_WRONG).optional(),
    ),
    EVENTS_ALLOW_PRIVATE: flag,
    NEXTAUTH_SECRET: optional.pipe(z.string().min(32, "needs at least 32 characters").optional()),
    NEXTAUTH_URL: url,
    ADMIN_EMAIL: optional.pipe(z.email("must be an email address").optional()),
    ADMIN_PASSWORD: optional.pipe(z.string().min(8, "needs at least 8 characters").optional()),
    SEED_COUPONS: coupons,
    ALLOW_SANDBOX_PAYMENTS: flag,
    TRUSTED_PROXY_HOPS: wholeNumber(0, 10, 0),
    LEADS_KEPT_MONTHS: wholeNumber(0, 240, LEADS_KEPT_MONTHS),
    CRON_SECRET: optional,
    OTEL_EXPORTER_OTLP_ENDPOINT: url,
    OTEL_SERVICE_NAME: optional,
    PORT: wholeNumber(1, 65_535, 3000),
    VERCEL: optional,
    LOG_LEVEL: optional.pipe(z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(", ")}`).default("info")),
  })
  .superRefine((set, context) => {
    const missing = (name: string, why: string) =>
      context.addIssue({ code: "custom", path: [name], message: why, input: set });
    for (const group of TOGETHER) {
      if (group.every((name) => set[name] === undefined)) continue;
      for (const name of group.filter((one) => set[one] === undefined)) {
        missing(name, `is missing: ${group.join(", ")} go together`);
      }
    }
    if (set.DATABASE_URL !== undefined && set.NEXTAUTH_SECRET === undefined) {
      missing("NEXTAUTH_SECRET", "is required where DATABASE_URL is set");
    }
    if (set.DATABASE_URL !== undefined && !isOwnUrl(set.NEXTAUTH_URL)) {
      missing("NEXTAUTH_URL", OWN_ADDRESS_WRONG);
    }
  });

/** A secret behind `whsec_` is base64, and decodes to less than it looks; any other is taken as it is. */
function isWholeKey(secret: string): boolean {
  if (!secret.startsWith("whsec_")) return true;
  const key = secret.slice("whsec_".length);
  return /^[A-Za-z0-9+/]+={0,2}$/.test(key) && Buffer.from(key, "base64").length >= WEBHOOK_KEY_BYTES;
}

/** Half a configuration is a mistake: these are set together or not at all. */
const TOGETHER = [
  ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET", "STRIPE_PUBLISHABLE_KEY"],
  ["RESEND_API_KEY", "EMAIL_FROM"],
  ["RETELL_API_KEY", "RETELL_AGENT_ID", "VOICE_FROM_NUMBER"],
  ["EVENTS_URL", "EVENTS_SECRET"],
  ["ADMIN_EMAIL", "ADMIN_PASSWORD"],
] as const;

/** Where real data is, links in emails and the session's cookie need the product's own https address. */
const isOwnUrl = (url: string | undefined): boolean =>
  url !== undefined && (new URL(url).protocol === "https:" || isLoopback(url));

function isLoopback(url: string | undefined): boolean {
  return url === undefined || ["localhost", "127.0.0.1", "[::1]"].includes(new URL(url).hostname);
}
