import { createHmac } from "node:crypto";
import type { Bucket } from "@/lib/data/store/limits";
import type { Store } from "@/lib/data/store/store";
import { Failure, type FailureCode } from "@/lib/domain/failure";
import { DATABASE_AWAY, TOO_MANY_REQUESTS } from "@/lib/domain/http-messages";
import { failuresOf, LIMITS, type Limit, type LimitName, type Rate } from "@/lib/domain/limits";
import { env } from "@/lib/env";
import { log } from "@/lib/log";
import { SHARED_ADDRESS } from "./address";

/** Where no address is known, everybody shares one bucket, so it is this much wider. */
const SHARED_FACTOR = 10;
const BROKEN_RETRY_SECONDS = 5;

interface Caller {
  address?: string;
  subject?: string;
}

/** Before the work: takes what attempts cost, and refuses where failures have used up theirs. */
export async function checkLimit(store: Store, name: LimitName, caller: Caller): Promise<void> {
  await eachRate(name, caller, (rule, bucket) =>
    rule.counts === "failures" ? store.limits.hasRoom(bucket) : store.limits.take(bucket),
  );
}

/** After a refusal: takes what failures cost; where nothing is left, the refusal becomes "too many". */
export async function chargeFailure(
  store: Store,
  name: LimitName,
  code: FailureCode,
  caller: Caller,
): Promise<void> {
  if (!failuresOf(LIMITS[name]).includes(code)) return;
  await eachRate(
    name,
    caller,
    async (rule, bucket) => rule.counts === "attempts" || store.limits.take(bucket),
  );
}

async function eachRate(
  name: LimitName,
  caller: Caller,
  isWithin: (rule: Rate, bucket: Bucket) => Promise<boolean>,
): Promise<void> {
  const limit: Limit = LIMITS[name];
  for (const [index, rule] of limit.rates.entries()) {
    const value = rule.per === "address" ? caller.address : caller.subject;
    if (value === undefined) continue;
    const capacity = rule.capacity * (value === SHARED_ADDRESS ? SHARED_FACTOR : 1);
    const refillPerSecond = capacity / rule.seconds;
    const bucket = { key: keyOf(`${name}:${index}:${value}`), capacity, refillPerSecond };
    if (await orWhenBroken(limit, isWithin(rule, bucket))) continue;
    throw new Failure("too_many_requests", TOO_MANY_REQUESTS, { retryAfterSeconds: 1 / refillPerSecond });
  }
}

async function orWhenBroken(limit: Limit, isWithin: Promise<boolean>): Promise<boolean> {
  try {
    return await isWithin;
  } catch (error) {
    log.warn({ err: error }, "a limit could not be counted");
    if (limit.whenBroken === "allow") return true;
    throw new Failure("unavailable", DATABASE_AWAY, { retryAfterSeconds: BROKEN_RETRY_SECONDS });
  }
}

function keyOf(value: string): string {
  return createHmac("sha256", env().authSecret).update(value).digest("base64url");
}
