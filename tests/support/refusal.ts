import type { HttpResponse } from "./client";

/** What every refusal looks like: a sentence, the same under `error`, a word, and a request id. */
export function expectRefusal(response: HttpResponse, status: number): void {
  expect(response.status).toBe(status);
  expect(response.body.message).toEqual(expect.any(String));
  expect(response.body.error).toBe(response.body.message);
  expect(response.body.code).toEqual(expect.any(String));
  expect(response.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  expect(response.headers.get("cache-control")).toBe("private, no-store");
}
