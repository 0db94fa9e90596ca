import type { Answer } from "./client";

/** What every refusal looks like: a sentence, the same under `error`, a word, and a request id. */
export function expectRefusal(answer: Answer, status: number): void {
  expect(answer.status).toBe(status);
  expect(answer.body.message).toEqual(expect.any(String));
  expect(answer.body.error).toBe(answer.body.message);
  expect(answer.body.code).toEqual(expect.any(String));
  expect(answer.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
}
