import type { Bucket } from "@/lib/data/store/limits";
import type { Store } from "@/lib/data/store/store";
import { Failure } from "@/lib/domain/failure";
import { DATABASE_AWAY, TOO_MANY_REQUESTS } from "@/lib/domain/http-messages";
import { failuresOf, LIMITS, type Limit, type LimitName, type Rate } from "@/lib/domain/limits";
import { log } from "@/lib/log";
import { SHARED_ADDRESS } from "./address";
import { keyedHash } from "./keyed-hash";

/** Where no address is known, everybody shares one bucket, so it is this much wider. */
const SHARED_FACTOR = 10;
const BROKEN_RETRY_SECONDS = 5;

interface Caller {
  address?: string;
  subject?: string;
}

/** Where the buckets are kept. */
type Buckets = Pick<Store, "limits">;

/** Takes what an attempt costs, and refuses where failures have used up theirs. */
export async function checkLimit({ limits }: Buckets, name: LimitName, caller: Caller): Promise<void> {
  await eachRate(name, caller, (rule, bucket) =>
    rule.counts === "failures" ? limits.hasRoom(bucket) : limits.take(bucket),
  );
}

/** Does the work within its limit; where its failure uses up the last one, the refusal becomes "too many". */
export async function underLimit<Result>(
  store: Buckets,
  name: LimitName,
  caller: Caller,
  work: () => Promise<Result>,
): Promise<Result> {
  await checkLimit(store, name, caller);
  let result: Result;
  try {
    result = await work();
  } catch (thrown) {
    if (isCounted(name, thrown)) await chargeFailure(store, name, caller);
    else await giveBack(store, name, caller);
    throw thrown;
  }
  await giveBack(store, name, caller);
  return result;
}

const isCounted = (name: LimitName, thrown: unknown): boolean =>
  thrown instanceof Failure && failuresOf(LIMITS[name]).includes(thrown.code);

async function chargeFailure({ limits }: Buckets, name: LimitName, caller: Caller): Promise<void> {
  await eachRate(name, caller, async (rule, bucket) => rule.counts !== "failures" || limits.take(bucket));
}

/** The work is done and has its answer: a token that cannot be given back is lost until it comes back by itself. */
async function giveBack({ limits }: Buckets, name: LimitName, caller: Caller): Promise<void> {
  for (const { rule, bucket } of bucketsOf(name, caller)) {
    if (rule.counts !== "unproven") continue;
    await limits
      .giveBack(bucket)
      .catch((error: unknown) => log.warn({ err: error }, "a limit could not be given back"));
  }
}

async function eachRate(
  name: LimitName,
  caller: Caller,
  isWithin: (rule: Rate, bucket: Bucket) => Promise<boolean>,
): Promise<void> {
  for (const { rule, bucket } of bucketsOf(name, caller)) {
    if (await orWhenBroken(LIMITS[name], isWithin(rule, bucket))) continue;
    const retryAfterSeconds = 1 / bucket.refillPerSecond;
    throw new Failure("too_many_requests", TOO_MANY_REQUESTS, { retryAfterSeconds });
  }
}

function bucketsOf(name: LimitName, caller: Caller): { rule: Rate; bucket: Bucket }[] {
  const { rates }: Limit = LIMITS[name];
  return rates.flatMap((rule, index) => {
    const value = caller[rule.per];
    if (value === undefined) return [];
    const capacity = rule.capacity * (value === SHARED_ADDRESS ? SHARED_FACTOR : 1);
    const key = keyedHash("limit", `${name}:${index}:${value}`);
    return [{ rule, bucket: { key, capacity, refillPerSecond: capacity / rule.seconds } }];
  });
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
