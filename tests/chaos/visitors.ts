import { randomUUID } from "node:crypto";
import { call, type HttpResponse } from "@/tests/support/client";
import { pause } from "@/tests/support/server";
import { submission, TEST_CARD } from "@/tests/support/submission";

/** What visitors were told for certain: what is in here must be true for good. */
export interface Confirmed {
  /** Their own addresses, by the assessment that they were given. */
  submitted: Map<string, string>;
  unlocked: Set<string>;
  /** The report that each was shown. */
  reports: Map<string, string>;
  /** Answers that no visitor should get, whatever happens to the servers. */
  odd: string[];
}

export interface Visitors {
  promises: Confirmed;
  /** Closes the door and waits until each visitor inside is done. */
  leave(): Promise<void>;
}

interface Target {
  /** Any of the servers. */
  url(): string;
  random(): number;
  /** How the card is said where this runs: to the sandbox, or to Stripe. */
  card: Record<string, unknown>;
}

export const SANDBOX_CARD = { cardDetails: TEST_CARD };
export const STRIPE_CARD = { paymentMethodId: "pm_card_visa" };

const PATIENCE_MS = 6 * 60_000;
/** Retried where there was no response, or the outcome is not known yet. */
const NOT_YET = new Set([0, 409, 429, 503]);

/** So many people at once, one after the other at each place, who press again until they are answered. */
export function letIn(count: number, place: Target): Visitors {
  const promises: Confirmed = { submitted: new Map(), unlocked: new Set(), reports: new Map(), odd: [] };
  let isOpen = true;
  const queues = Array.from({ length: count }, async (_, queue) => {
    for (let turn = 0; isOpen; turn += 1) {
      await visit(`chaos-${queue}-${turn}@example.com`, place, promises);
      await pause(200 * place.random());
    }
  });
  return {
    promises,
    leave: async () => {
      isOpen = false;
      await Promise.all(queues);
    },
  };
}

async function visit(executiveEmail: string, place: Target, promises: Confirmed): Promise<void> {
  const headers = { "Idempotency-Key": randomUUID() };
  const body = submission({ executiveEmail });
  const created = await insist(place, promises, 201, "/api/assessments", { body, headers });
  if (created === null) return;
  const id: string = created.body.assessmentId;
  promises.submitted.set(id, executiveEmail);
  if (place.random() < 0.2) return;
  if (!(await unlock(id, place, promises))) return;
  promises.unlocked.add(id);
  const report = await insist(place, promises, 200, `/api/assessments/${id}/report`);
  if (report !== null) promises.reports.set(id, JSON.stringify(report.body.reportData));
}

/** By coupon, by card, or by both at once in two windows. */
async function unlock(id: string, place: Target, promises: Confirmed): Promise<boolean> {
  const redeem = () =>
    insist(place, promises, 200, "/api/validate-coupon", { body: { code: "DEMO2025", assessmentId: id } });
  const pay = () =>
    insist(place, promises, 200, "/api/process-payment", {
      body: { assessmentId: id, amount: 49, ...place.card },
    });
  const way = place.random();
  const answers = await Promise.all(way < 0.4 ? [redeem()] : way < 0.8 ? [pay()] : [redeem(), pay()]);
  return answers.some((answer) => answer !== null);
}

/** Asks again until it is answered; null where that takes too long, or the answer is another one. */
async function insist(
  { url, random }: Target,
  { odd }: Confirmed,
  wanted: number,
  path: string,
  sent: Parameters<typeof call>[1] = {},
): Promise<HttpResponse | null> {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    const answer = await call(`${url()}${path}`, sent).catch(() => null);
    const status = answer?.status ?? 0;
    if (status === wanted) return answer;
    if (!NOT_YET.has(status) || Date.now() > until) {
      odd.push(`${path}: ${status} ${answer?.text.slice(0, 200) ?? "no answer"}`);
      return null;
    }
    await pause(100 + 400 * random());
  }
}
