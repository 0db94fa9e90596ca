import type { TeamAnswers } from "@/lib/domain/team/team";
import { colleague } from "@/tests/fixtures/teams";
import { call, type HttpResponse } from "./client";

/** Asks for a link by which a team may answer. */
export const askTeam = (
  url: string,
  assessmentId: string,
  expected: unknown = 5,
  headers: Record<string, string> = {},
): Promise<HttpResponse> =>
  call(`${url}/api/assessments/${assessmentId}/team`, { body: { expected }, headers });

/** The token in a colleague's URL. */
export const teamTokenIn = (url: string): string => url.split("/team/")[1] ?? "";

/** Sends a colleague's answers. */
export const replyTo = (
  url: string,
  token: string,
  answers: TeamAnswers = colleague(),
  replyKey: string = crypto.randomUUID(),
): Promise<HttpResponse> => call(`${url}/api/team/${token}/replies`, { body: { answers, replyKey } });
