import { randomUUID } from "node:crypto";
import { pause } from "@/tests/support/server";
import { submission, TEST_CARD } from "@/tests/support/submission";
import { type Confirmed, nothingConfirmed } from "./confirmed";
import { insist, type Target } from "./insist";
import { leadOn } from "./leaders";
import { finish, saveForLater } from "./savers";

export interface Visitors {
  promises: Confirmed;
  /** Closes the door and waits until each visitor inside is done. */
  leave(): Promise<void>;
}

export const SANDBOX_CARD = { cardDetails: TEST_CARD };
export const STRIPE_CARD = { paymentMethodId: "pm_card_visa" };

/** So many people at once, one after the other at each place, who press again until they are answered. */
export function letIn(count: number, place: Target): Visitors {
  const promises = nothingConfirmed();
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
  const id = await submit(executiveEmail, place, promises);
  if (id === null || place.random() < 0.2) return;
  if (!(await unlock(id, place, promises))) return;
  promises.unlocked.add(id);
  const report = await insist(place, promises, 200, `/api/assessments/${id}/report`);
  if (report === null) return;
  promises.reports.set(id, JSON.stringify(report.body.reportData));
  await leadOn(id, place, promises);
}

/** At once, or saved for another device first; some of those are never finished. */
async function submit(executiveEmail: string, place: Target, promises: Confirmed): Promise<string | null> {
  const body = submission({ executiveEmail });
  const submissionKey = randomUUID();
  const isSaved = place.random() < 0.3;
  const saved = isSaved ? await saveForLater(place, promises, { answers: body, submissionKey }) : null;
  if (isSaved && (saved === null || place.random() < 0.4)) return null;
  const headers = {
    "Idempotency-Key": submissionKey,
    ...(saved === null ? {} : { "Draft-Key": saved.draftKey }),
  };
  if (saved !== null) promises.drafts.delete(saved.draftKey);
  const created = await insist(place, promises, 201, "/api/assessments", { body, headers });
  if (created === null) return null;
  if (saved !== null) finish(promises, saved.draftKey);
  const id: string = created.body.assessmentId;
  promises.submitted.set(id, executiveEmail);
  return id;
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
