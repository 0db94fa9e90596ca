import useSWR from "swr";
import type { InterviewOffer } from "@/lib/domain/interview/written-answers";
import { ApiError } from "../api";
import type { Serialized } from "../serialized";
import { swrDefaults } from "../swr";

const ASKED_AGAIN_MS = 5_000;

/** GET /api/assessments/{id}/interview; asked again every five seconds while the questions are being written. */
export function useInterviewOffer(id: string) {
  return useSWR<Serialized<InterviewOffer>, Error>(["/api/assessments", id, "interview"], {
    ...swrDefaults,
    shouldRetryOnError: true,
    onErrorRetry: (error, _key, _config, revalidate, { retryCount }) => {
      if (isNotReady(error)) setTimeout(() => void revalidate({ retryCount }), ASKED_AGAIN_MS);
    },
  });
}

export const isNotReady = (error: unknown): boolean =>
  error instanceof ApiError && error.body.code === "questions_not_ready";
