import { execFileSync } from "node:child_process";
import { call, freshIp } from "@/tests/support/client";
import type { RunningServer } from "@/tests/support/server";
import { sharedServer } from "@/tests/support/shared-servers";
import { pay, submit, TEST_CARD } from "@/tests/support/submission";

let server: RunningServer;
const at = (path: string) => `${server.url}${path}`;

beforeAll(async () => {
  server = await sharedServer();
});

describe("a card, in the sandbox", () => {
  it("unlocks with a published test card and leaves no trace of it (T49)", async () => {
    const id = await submit(server.url);
    const response = await pay(server.url, id);
    expect(response.status).toBe(200);
    expect(response.body).toEqual({
      success: true,
      paymentId: expect.stringMatching(/^pi_/),
      message: "Payment Successful!",
    });
    const again = await pay(server.url, id);
    expect(again.body.paymentId).toBe(response.body.paymentId);
  });

  it("declines a number that may be real, and every declined test card, in words (T49)", async () => {
    const id = await submit(server.url);
    for (const number of ["4539148803436467", "4000 0000 0000 0002", "4000000000009995"]) {
      const response = await pay(server.url, id, { ...TEST_CARD, number });
      expect(response.status).toBe(402);
      expect(response.body).toMatchObject({ success: false, code: "card_declined" });
    }
    expect((await call(at(`/api/assessments/${id}/payment-status`))).body).toEqual({ isPaid: false });
  });

  it("a card that the bank wants confirmed is a test card too, and is not charged without it", async () => {
    const id = await submit(server.url);
    const response = await pay(server.url, id, { ...TEST_CARD, number: "4000 0025 0000 3155" });
    expect(response.status).toBe(402);
    expect(response.body).toMatchObject({
      success: false,
      message: "Your card was declined. This transaction requires authentication.",
    });
  });

  it("without a card, or with half of one, nothing is tried and the answer says what is missing", async () => {
    const id = await submit(server.url);
    const { cvc: _, ...half } = TEST_CARD;
    for (const [card, message] of [
      [undefined, "Please enter your card details."],
      [half, "This card field is required"],
    ] as const) {
      const response = await call(at("/api/process-payment"), {
        body: { assessmentId: id, amount: 49, cardDetails: card },
      });
      expect(response.status).toBe(400);
      expect(response.body).toMatchObject({ success: false, message });
    }
  });

  it.each([0, 1, 48.99, 49.01, -49, "49", null, undefined, 1e308, [49], { $gt: 0 }])(
    "takes 49 dollars and nothing else: %p (T40)",
    async (amount) => {
      const assessmentId = "00000000-0000-4000-8000-000000000000";
      const response = await call(at("/api/process-payment"), {
        body: { assessmentId, amount, cardDetails: TEST_CARD, currency: "jpy" },
      });
      expect(response.status).toBe(400);
    },
  );

  it("stops card testing after five declines (T48)", async () => {
    const id = await submit(server.url);
    const statuses = [];
    for (let turn = 0; turn < 7; turn += 1) {
      statuses.push(
        (await pay(server.url, id, { ...TEST_CARD, number: "4000000000000002" }, freshIp())).status,
      );
    }
    expect(statuses).toEqual([402, 402, 402, 402, 402, 429, 429]);
  });

  it("takes nothing for an assessment that does not exist (T53)", async () => {
    expect((await pay(server.url, crypto.randomUUID())).status).toBe(404);
  });
});

it("keeps no card number anywhere (T49)", () => {
  const found = execFileSync(
    "sh",
    ["-c", `grep -rlE '4539148803436467|4242 ?4242' '${server.dataDir}' || true`],
    { encoding: "utf8" },
  );
  expect(found.trim()).toBe("");
});
