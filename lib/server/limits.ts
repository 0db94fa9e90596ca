import type { Bucket } from "@/lib/data/store/limits";
import type { Store } from "@/lib/data/store/store";
import { Failure } from "@/lib/domain/failure";
import { DATABASE_AWAY, tooManyAttempts } from "@/lib/domain/http-messages";
import { failuresOf, type Limit, type Rate } from "@/lib/domain/limit";
import { LIMITS, type LimitName } from "@/lib/domain/limits";
import { MINUTE_MS } from "@/lib/domain/time";
import { timeLeft } from "@/lib/domain/time-left";
import { log } from "@/lib/log";
import { networkOf, SHARED_IP } from "./client-ip";
import { keyedHash } from "./keyed-hash";

/** IPv6: a /48 network, which may be one customer's or a town's, has a bucket so much larger than a /64. */
const NETWORK_FACTOR = 10;
/** Unknown IPs: their failures are logged, not limited, from so many times one IP's share on. */
const WATCH_FACTOR = 3;
const WATCH_AGAIN_MS = 10 * MINUTE_MS;
const BROKEN_RETRY_SECONDS = 5;

export interface LimitedClient {
  ip?: string;
  subject?: string;
  /** Known device: failures of others at its IP do not hold it back. */
  isKnownDevice?: boolean;
  /**
   * Lockout notice: what is done besides where others have used up the attempts at this subject; the refusal is the
   * same.
   */
  whenHeld?: () => Promise<void>;
}

/** The buckets' store. */
type Buckets = Pick<Store, "limits">;

/** Entry check, before anything of a request is read: refuses an IP with too many attempts. */
export async function enter(store: Buckets, name: LimitName, ip: string): Promise<void> {
  await eachRate(name, { ip }, isEntry, (_, bucket) => store.limits.take(bucket));
}

/** Takes an attempt's tokens, and refuses where failures have emptied their bucket. */
export async function checkLimit(store: Buckets, name: LimitName, client: LimitedClient): Promise<void> {
  if (client.ip !== undefined) await enter(store, name, client.ip);
  await checkEntered(store, name, client);
}

/**
 * Does the work of a request that has passed the entry check, within what failures at its IP and its subject have left;
 * where its failure uses up the last one, the refusal becomes "too many".
 */
export async function underLimit<Result>(
  store: Buckets,
  name: LimitName,
  client: LimitedClient,
  work: () => Promise<Result>,
): Promise<Result> {
  await checkEntered(store, name, client);
  let result: Result;
  try {
    result = await work();
  } catch (thrown) {
    if (isCounted(name, thrown)) await chargeFailure(store, name, client);
    else await giveBack(store, name, client);
    throw thrown;
  }
  await giveBack(store, name, client);
  return result;
}

const isEntry = ({ per, counts }: Rate): boolean => per === "ip" && counts === "attempts";
const isFailureGate = ({ per, counts }: Rate): boolean => per === "ip" && counts === "failures";

async function checkEntered({ limits }: Buckets, name: LimitName, client: LimitedClient): Promise<void> {
  const isAsked = (rule: Rate) => !isEntry(rule) && !(client.isKnownDevice && isFailureGate(rule));
  await eachRate(name, client, isAsked, async (rule, bucket) => {
    const isWithin = await (rule.counts === "failures" ? limits.hasRoom(bucket) : limits.take(bucket));
    if (!isWithin && rule.per === "subject") await sayHeld(client);
    return isWithin;
  });
}

async function sayHeld({ isKnownDevice, whenHeld }: LimitedClient): Promise<void> {
  if (isKnownDevice || whenHeld === undefined) return;
  await whenHeld().catch((error: unknown) => log.warn({ err: error }, "a lockout could not be told of"));
}

const isCounted = (name: LimitName, thrown: unknown): boolean =>
  thrown instanceof Failure && failuresOf(LIMITS[name]).includes(thrown.code);

async function chargeFailure({ limits }: Buckets, name: LimitName, client: LimitedClient): Promise<void> {
  if (client.ip === SHARED_IP) await watch({ limits }, name);
  await eachRate(
    name,
    client,
    ({ counts }) => counts === "failures",
    (_, bucket) => limits.take(bucket),
  );
}

/** Log throttle: when each limit was last logged. */
const saidAt = new Map<LimitName, number>();

/** Failures from unknown IPs hold no client back, since they share a bucket; the log warns of them. */
async function watch({ limits }: Buckets, name: LimitName): Promise<void> {
  for (const { rule, index } of rulesOf(name, isFailureGate)) {
    const bucket = bucketFor(name, index, rule, "watched", rule.capacity * WATCH_FACTOR);
    const isUsual = await limits.take(bucket).catch(() => true);
    if (isUsual || Date.now() - (saidAt.get(name) ?? 0) < WATCH_AGAIN_MS) continue;
    saidAt.set(name, Date.now());
    log.warn({ limit: name }, "many failures from unknown IPs (TRUSTED_PROXY_HOPS)");
  }
}

/** Best effort: the work is done and has its response, so a token that cannot be given back waits for the refill. */
async function giveBack({ limits }: Buckets, name: LimitName, client: LimitedClient): Promise<void> {
  for (const { bucket } of bucketsOf(name, client, ({ counts }) => counts === "unproven")) {
    await limits
      .giveBack(bucket)
      .catch((error: unknown) => log.warn({ err: error }, "a limit could not be given back"));
  }
}

async function eachRate(
  name: LimitName,
  client: LimitedClient,
  isMeant: (rule: Rate) => boolean,
  isWithin: (rule: Rate, bucket: Bucket) => Promise<boolean>,
): Promise<void> {
  const limit: Limit = LIMITS[name];
  for (const { rule, bucket } of bucketsOf(name, client, isMeant)) {
    if (await orWhenBroken(limit, isWithin(rule, bucket))) continue;
    const retryAfterSeconds = 1 / bucket.refillPerSecond;
    const message = (limit.refusal ?? tooManyAttempts)(timeLeft(retryAfterSeconds));
    throw new Failure("too_many_requests", message, { retryAfterSeconds });
  }
}

function rulesOf(name: LimitName, isMeant: (rule: Rate) => boolean): { rule: Rate; index: number }[] {
  const { rates }: Limit = LIMITS[name];
  return rates.map((rule, index) => ({ rule, index })).filter(({ rule }) => isMeant(rule));
}

function bucketsOf(
  name: LimitName,
  client: LimitedClient,
  isMeant: (rule: Rate) => boolean,
): { rule: Rate; bucket: Bucket }[] {
  return rulesOf(name, isMeant).flatMap(({ rule, index }) =>
    sharesOf(rule, client).map(([value, capacity]) => ({
      rule,
      bucket: bucketFor(name, index, rule, value, capacity),
    })),
  );
}

/** The buckets' values under a rule, each with its capacity. */
function sharesOf(rule: Rate, client: LimitedClient): [value: string, capacity: number][] {
  const value = client[rule.per];
  if (value === undefined) return [];
  if (rule.per === "subject") return [[value, rule.capacity]];
  if (value === SHARED_IP) return rule.together === undefined ? [] : [[value, rule.together]];
  const network = networkOf(value);
  const own: [string, number] = [value, rule.capacity];
  return network === null ? [own] : [own, [network, rule.capacity * NETWORK_FACTOR]];
}

function bucketFor(name: LimitName, index: number, rule: Rate, value: string, capacity: number): Bucket {
  const key = keyedHash("limit", `${name}:${index}:${value}`);
  return { key, capacity, refillPerSecond: capacity / rule.seconds };
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
