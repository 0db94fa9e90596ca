import { call, type HttpResponse } from "./client";
import type { RunningServer } from "./server";
import { sharedServer } from "./shared-servers";
import { redeem, submit } from "./submission";

/** Asks for a link that shares a report. */
export const shareOf = (
  url: string,
  assessmentId: string,
  some: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Promise<HttpResponse> =>
  call(`${url}/api/assessments/${assessmentId}/shares`, { body: { days: 30, ...some }, headers });

/** The token in a reader's address. */
export const tokenIn = (url: string): string => url.split("/s/")[1] ?? "";

/** The words for a link that no longer works. */
export const ENDED = "This link no longer works, or never existed.";

/** An unlocked report for the tests of one file, and what is done with its links. */
export function withReport(answers: Record<string, unknown> = {}) {
  let server: RunningServer;
  let id: string;
  const at = (path: string) => `${server.url}${path}`;
  const unlocked = async (some: Record<string, unknown> = {}) => {
    const id = await submit(server.url, some);
    await redeem(server.url, id);
    await call(at(`/api/assessments/${id}/report`));
    return id;
  };
  beforeAll(async () => {
    server = await sharedServer();
    id = await unlocked(answers);
  });
  return {
    get server() {
      return server;
    },
    get id() {
      return id;
    },
    at,
    unlocked,
    made: async (id: string, some: Record<string, unknown> = {}) => {
      const { status, body } = await shareOf(server.url, id, some);
      expect(status).toBe(201);
      return { id: body.id as string, token: tokenIn(body.url), expiresAt: body.expiresAt as string };
    },
    listOf: async (id: string) => (await call(at(`/api/assessments/${id}/shares`))).body.shares,
    end: (id: string, share: string) =>
      call(at(`/api/assessments/${id}/shares/${share}`), { method: "DELETE" }),
    page: (token: string, headers: Record<string, string> = {}, from?: string) =>
      call(at(`/s/${token}`), { headers: { "Sec-Fetch-Dest": "document", ...headers }, from }),
  };
}
