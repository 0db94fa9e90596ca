import sampleAnswers from "@/lib/services/report/sample-answers.json" with { type: "json" };
import { call, type HttpResponse, retryOn503 } from "./client";

/** Answers that the server takes; what a test is about goes on top. */
export const submission = (some: Record<string, unknown> = {}) => ({
  ...sampleAnswers,
  executiveEmail: "m.osei@example.com",
  ...some,
});

/**
 * The same, all ticked and nothing typed: for tests of who is first and what outlives a crash. No sentence has to be read,
 * which is half of what a server's first report takes, and a sixth of each one's.
 */
export const tickedSubmission = (some: Record<string, unknown> = {}) =>
  submission({
    companyActivity: undefined,
    otherChallenge: undefined,
    aiExperience: undefined,
    aiFriction: undefined,
    ...some,
  });

/** Submits an assessment and gives back its id. */
export async function submit(url: string, some: Record<string, unknown> = {}): Promise<string> {
  return (await submitted(url, some)).body.assessmentId;
}

/** Submits one that is all ticked and gives back its id. */
export const submitTicked = (url: string, some: Record<string, unknown> = {}): Promise<string> =>
  submit(url, tickedSubmission(some));

/** Submits an assessment, and keeps what its device sends from then on: the owner key, from one of our pages. */
export async function submitOwned(
  url: string,
  some: Record<string, unknown> = {},
): Promise<{ id: string; device: Record<string, string> }> {
  const response = await submitted(url, some);
  return { id: response.body.assessmentId, device: { Cookie: ownerCookieOf(response), Origin: url } };
}

async function submitted(url: string, some: Record<string, unknown>): Promise<HttpResponse> {
  const response = await retryOn503(() => call(`${url}/api/assessments`, { body: submission(some) }));
  if (response.status !== 201) throw new Error(`Submission refused: ${response.status} ${response.text}`);
  return response;
}

/** The owner keys that an answer gives, as the browser would send them. */
export const ownerCookieOf = ({ headers }: HttpResponse): string =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0] ?? "")
    .find((cookie) => cookie.startsWith("owner-keys=")) ?? "";

export const redeem = (url: string, assessmentId: string, code = "DEMO2025", from?: string) =>
  call(`${url}/api/validate-coupon`, { body: { code, assessmentId }, from });

/** Unlocks with a coupon as part of what a test begins with; asked to try again, it does. */
export async function unlock(
  url: string,
  assessmentId: string,
  code?: string,
  from?: string,
): Promise<HttpResponse> {
  const response = await retryOn503(() => redeem(url, assessmentId, code, from));
  if (response.status !== 200) throw new Error(`Coupon refused: ${response.status} ${response.text}`);
  return response;
}

export const TEST_CARD = {
  number: "4242 4242 4242 4242",
  expiry: "12/30",
  cvc: "123",
  name: "Margaret Osei",
};

export const pay = (url: string, assessmentId: string, cardDetails: unknown = TEST_CARD, from?: string) =>
  call(`${url}/api/process-payment`, { body: { assessmentId, amount: 49, cardDetails }, from });
