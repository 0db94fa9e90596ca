import { cacheOf } from "@/lib/cache";
import type { KeptVersion } from "@/lib/services/report/read-kept-version";

const states = cacheOf<KeptVersion["state"]>("report states by request", 200);

interface Asked {
  requestId: string;
  assessmentId: string;
}

/** What the middleware has read of a report, for the page of the same request: one question to the database, not two. */
export const keepState = ({ requestId, assessmentId }: Asked, state: KeptVersion["state"]): void =>
  states.keep(`${requestId}:${assessmentId}`, state);

/** Nothing where the two run in processes of their own; the page then asks by itself. */
export const knownState = ({ requestId, assessmentId }: Asked): KeptVersion["state"] | undefined =>
  states.find(`${requestId}:${assessmentId}`);
