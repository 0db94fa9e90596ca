import { call, type HttpResponse } from "./client";

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
