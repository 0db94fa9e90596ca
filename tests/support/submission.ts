import sampleAnswers from "@/lib/services/report/sample-answers.json" with { type: "json" };
import { call, untilKnown } from "./client";

/** Answers that the server takes; what a test is about goes on top. */
export const submission = (some: Record<string, unknown> = {}) => ({
  ...sampleAnswers,
  executiveEmail: "m.osei@example.com",
  ...some,
});

/** Submits an assessment and gives back its id. */
export async function submit(url: string, some: Record<string, unknown> = {}): Promise<string> {
  const answer = await untilKnown(() => call(`${url}/api/assessments`, { body: submission(some) }));
  if (answer.status !== 201) throw new Error(`Submission refused: ${answer.status} ${answer.text}`);
  return answer.body.assessmentId;
}

export const redeem = (url: string, assessmentId: string, code = "DEMO2025", from?: string) =>
  call(`${url}/api/validate-coupon`, { body: { code, assessmentId }, from });

export const TEST_CARD = {
  number: "4242 4242 4242 4242",
  expiry: "12/30",
  cvc: "123",
  name: "Margaret Osei",
};

export const pay = (url: string, assessmentId: string, cardDetails: unknown = TEST_CARD, from?: string) =>
  call(`${url}/api/process-payment`, { body: { assessmentId, amount: 49, cardDetails }, from });
