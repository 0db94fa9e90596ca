/**
 * The ways in which the product refuses, as words. `lib/http` alone knows which status each one gets;
 * a new word without a status there does not compile.
 */
export const FAILURE_CODES = [
  "invalid",
  "unauthenticated",
  "not_paid",
  "forbidden",
  "not_found",
  "conflict",
  "declined",
  "too_large",
  "not_json",
  "method_not_allowed",
  "too_many_requests",
  "not_configured",
  "unavailable",
] as const;

export type FailureCode = (typeof FAILURE_CODES)[number];

/** One field that was refused, as a dotted path and a sentence for the person. */
export interface Issue {
  path: string;
  message: string;
}

interface FailureDetails {
  issues?: Issue[];
  /** Seconds until the same request may succeed. */
  retryAfterSeconds?: number;
  /** Extra fields of the response that the specification names, such as `success: false`. */
  body?: Record<string, unknown>;
  /** The request was not read to its end, so its connection is closed. */
  isCutShort?: true;
  /** A finer machine-readable word than the code, where a client branches on it. */
  reason?: string;
}

/** A refusal that the caller can understand. Anything else that is thrown is our own fault: a 500. */
export class Failure extends Error {
  override readonly name = "Failure";

  /** Next bundles handlers and start-up apart, each with its own copy of this class: a refusal of either is one. */
  static [Symbol.hasInstance](thrown: unknown): boolean {
    return thrown instanceof Error && thrown.name === "Failure";
  }
  readonly code: FailureCode;
  readonly details: FailureDetails;

  constructor(code: FailureCode, message: string, details: FailureDetails = {}) {
    super(message);
    this.code = code;
    this.details = details;
  }

  /** The trouble behind a refusal, for the log alone. */
  causedBy(cause: unknown): this {
    this.cause = cause;
    return this;
  }
}
