import type { FailureCode } from "@/lib/domain/failure";

/** Which status each refusal gets. Exhaustive: a new word without a status does not compile. */
export const STATUS_OF: Record<FailureCode, number> = {
  invalid: 400,
  unauthenticated: 401,
  not_paid: 402,
  declined: 402,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  too_large: 413,
  not_json: 415,
  too_many_requests: 429,
  not_configured: 503,
  unavailable: 503,
};
