import { asFailure } from "@/lib/data/failures";
import { Failure } from "@/lib/domain/failure";
import { log } from "@/lib/log";

interface About {
  /** The page's route, such as `/report/[assessmentId]`: without the id, which is a key. */
  routePath: string;
  routeType: string;
}

/**
 * A page could not be rendered; with the database down that is no fault of ours. `digest` is what Next shows to the
 * browser in place of the error.
 */
export function reportPageError(error: unknown, { routePath, routeType }: About): void {
  const digest = error instanceof Error && "digest" in error ? String(error.digest) : "";
  const isRefusal = asFailure(error) instanceof Failure;
  log[isRefusal ? "warn" : "error"]({ err: error, route: routePath, part: routeType, digest }, "page failed");
}
