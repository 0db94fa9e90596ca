import type { FailureCode } from "./failure";

/** One token bucket of a limit. */
export interface Rate {
  per: "ip" | "subject";
  /** Burst: how many at once. They come back evenly within `seconds`. */
  capacity: number;
  seconds: number;
  /**
   * What takes a token. `attempts`: each request; per IP it is taken before the body is read. `failures`: each refused
   * request, afterwards; an empty bucket refuses before any work, but requests at the same moment all run. `unproven`:
   * each request, before its work; a success gives its token back, so guesses at the same moment are limited as well.
   * An `unproven` rate comes last: no rate after it may refuse what has taken its token.
   */
  counts: "attempts" | "failures" | "unproven";
  /**
   * Attempts of all unknown IPs together, which share one bucket: only for what costs money. Without it unknown IPs are
   * not limited, because one client could lock out all others.
   */
  together?: number;
}

export interface Limit {
  reason: string;
  /** Fail closed or open while the database cannot count: what costs is refused, reading goes on. */
  whenBroken: "refuse" | "allow";
  rates: readonly Rate[];
  /** Which refusals use up what counts failures. */
  failures?: readonly FailureCode[];
  /** A sentence of its own for the refusal, where there is more to say than when to try again. */
  refusal?: (when: string) => string;
}

const FAILURES: readonly FailureCode[] = ["invalid", "declined"];

/** The refusals that count as failures. */
export const failuresOf = ({ failures = FAILURES }: Limit): readonly FailureCode[] => failures;
