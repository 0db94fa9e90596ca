import { ALREADY_UNLOCKED } from "@/lib/domain/payment/messages";
import { call, type HttpResponse } from "@/tests/support/client";
import { pause } from "@/tests/support/server";
import type { Confirmed } from "./confirmed";

/** Where visitors go, and how they choose. */
export interface Target {
  /** Any of the servers. */
  url(): string;
  random(): number;
  /** How the card is said where this runs: to the sandbox, or to Stripe. */
  card: Record<string, unknown>;
}

const PATIENCE_MS = 6 * 60_000;
/** Retried where there was no response, or the outcome is not known yet. */
const NOT_YET = new Set([0, 409, 429, 503]);

/** Asks again until it is answered; null where that takes too long, or the answer is another one. */
export async function insist(
  { url, random }: Target,
  { odd, unanswered }: Confirmed,
  wanted: number | readonly number[],
  path: string,
  sent: Parameters<typeof call>[1] = {},
): Promise<HttpResponse | null> {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    const answer = await call(`${url()}${path}`, sent).catch(() => null);
    const status = answer?.status ?? 0;
    if ([wanted].flat().includes(status)) return answer;
    // A coupon was quicker than the card: no other answer will come, and what was charged goes back.
    if (status === 409 && answer?.body.message === ALREADY_UNLOCKED) return answer;
    if (status === 0 || status === 503) unanswered.set(path, (unanswered.get(path) ?? 0) + 1);
    if (!NOT_YET.has(status) || Date.now() > until) {
      odd.push(`${path}: ${status} ${answer?.text.slice(0, 200) ?? "no answer"}`);
      return null;
    }
    // Rate limit: another try within the time that was named is refused as well.
    const toldToWait = status === 429 ? Number(answer?.headers.get("retry-after") ?? 0) : 0;
    await pause(1000 * toldToWait + 100 + 400 * random());
  }
}
