import { randomUUID } from "node:crypto";
import { Failure } from "@/lib/domain/failure";
import { SIGN_IN_REQUIRED } from "@/lib/domain/http-messages";
import { env } from "@/lib/env";
import { drainJobs } from "@/lib/server/run-jobs";
import { isSameSecret } from "@/lib/services/is-same-secret";
import { errorResponse, jsonResponse } from "./responses";
import type { RouteHandler } from "./route";

export const runDueJobs: RouteHandler = async (request) => {
  const requestId = randomUUID();
  try {
    requireSecret(request.headers.get("authorization"));
    return jsonResponse({ done: await drainJobs() }, 200, requestId);
  } catch (thrown) {
    return errorResponse(thrown, requestId);
  }
};

/** Timing-safe comparison; without a secret every request is refused. */
function requireSecret(authorization: string | null): void {
  const { cronSecret } = env();
  const given = (authorization ?? "").replace(/^bearer /i, "Bearer ");
  if (cronSecret === undefined || !isSameSecret(given, `Bearer ${cronSecret}`))
    throw new Failure("unauthenticated", SIGN_IN_REQUIRED);
}
