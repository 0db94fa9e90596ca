import { randomUUID } from "node:crypto";
import type { GivenAnswer } from "@/lib/domain/interview/written-answers";
import { call, type HttpResponse } from "./client";

/** Words that occur in no question and no report of ours. */
export const SECRET_WORDS = "the heron pond estimator on vacation";

export const ANSWERS: GivenAnswer[] = [
  {
    subject: "business_challenges",
    primary: `Change orders. In March we lost nine days because ${SECRET_WORDS} had the only list. Then there was a storm.`,
    probe: "Our operations manager.",
    followup: "Days to a priced change order. I'll ask our operations manager to time ten of them next week.",
  },
];

/** Sends answers in writing. */
export const answer = (
  url: string,
  assessmentId: string,
  {
    answers = ANSWERS,
    key = randomUUID(),
    ...rest
  }: {
    answers?: unknown;
    key?: string;
    headers?: Record<string, string>;
    from?: string;
  } = {},
): Promise<HttpResponse> =>
  call(`${url}/api/assessments/${assessmentId}/interview`, {
    body: { answers },
    from: rest.from,
    headers: { "Idempotency-Key": key, ...rest.headers },
  });
