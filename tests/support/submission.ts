import sampleAnswers from "@/lib/services/report/sample-answers.json" with { type: "json" };
import { type Answer, call, untilKnown } from "./client";

/** Answers that the server takes; what a test is about goes on top. */
export const submission = (some: Record<string, unknown> = {}) => ({
  ...sampleAnswers,
  executiveEmail: "m.osei@example.com",
  ...some,
});

/** Submits an assessment and gives back its id. */
export async function submit(url: string, some: Record<string, unknown> = {}): Promise<string> {
  return (await submitted(url, some)).body.assessmentId;
}

/** Submits an assessment, and keeps what its device sends from then on: the owner key, from one of our pages. */
export async function submitOwned(
  url: string,
  some: Record<string, unknown> = {},
): Promise<{ id: string; device: Record<string, string> }> {
  const answer = await submitted(url, some);
  return { id: answer.body.assessmentId, device: { Cookie: ownerCookieOf(answer), Origin: url } };
}

async function submitted(url: string, some: Record<string, unknown>): Promise<Answer> {
  const answer = await untilKnown(() => call(`${url}/api/assessments`, { body: submission(some) }));
  if (answer.status !== 201) throw new Error(`Submission refused: ${answer.status} ${answer.text}`);
  return answer;
}

/** The owner keys that an answer gives, as the browser would send them. */
export const ownerCookieOf = ({ headers }: Answer): string =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0] ?? "")
    .find((cookie) => cookie.startsWith("owner-keys=")) ?? "";

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
