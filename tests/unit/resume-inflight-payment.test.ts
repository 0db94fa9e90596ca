import { randomUUID } from "node:crypto";
import type { Context } from "@/lib/services/context";
import { resumeInflightPayment } from "@/lib/services/payment/resume-inflight-payment";
import { contextOf } from "../support/context";

/** A payment in another request's hands, which is settled once so many looks at the database have been taken. */
function settledAfter(looks: number, outcome: "succeeded" | "declined"): Context {
  let taken = 0;
  const look = <Value>(before: Value, after: Value) => {
    const isSettled = taken >= looks;
    taken += 1;
    return Promise.resolve(isSettled ? after : before);
  };
  const locked = { paymentStatus: "pending", stripePaymentId: null };
  const paid = { paymentStatus: "paid", stripePaymentId: "pi_1" };
  const store = {
    assessments: { find: () => look(locked, outcome === "succeeded" ? paid : locked) },
    payments: {
      findLive: () => look<object | null>({ id: randomUUID(), providerId: "pi_1" }, null),
      lease: () => Promise.resolve(null),
    },
  };
  return contextOf({ store, now: () => new Date() });
}

const request = { assessmentId: randomUUID(), amount: 49 } as const;

it.each([0, 1, 2, 3])(
  "a charge that ends after %i looks is a success for the waiting request",
  async (looks) => {
    expect(await resumeInflightPayment(settledAfter(looks, "succeeded"), request)).toMatchObject({
      success: true,
      paymentId: "pi_1",
    });
  },
);

it.each([0, 1, 2, 3])("one that is declined after %i looks is a failure", async (looks) => {
  await expect(resumeInflightPayment(settledAfter(looks, "declined"), request)).rejects.toMatchObject({
    code: "unavailable",
  });
});
