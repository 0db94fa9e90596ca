import { setTimeout as sleep } from "node:timers/promises";
import type { Context } from "../context";

/** A crashed writer holds readers up for no longer than this. */
const LEASE_SECONDS = 15;
/** Two missed renewals do not end the lease. */
const RENEW_MS = 5_000;
const RELEASE_TRIES = 4;
const RELEASE_AGAIN_MS = 250;

/**
 * Lease: does the work while holding the right to write an assessment's report; null where another
 * writer holds that right. It is held for as long as the work takes and this process lives, and for seconds after that.
 */
export async function withReportLease<Result>(
  { store: { reports } }: Context,
  id: string,
  work: () => Promise<Result>,
): Promise<Result | null> {
  let held = await reports.claim(id, LEASE_SECONDS);
  if (held === null) return null;
  let renewing: Promise<void> = Promise.resolve();
  const renew = async () => {
    // While the database is away the next turn tries again.
    const renewed = held && (await reports.renewClaim(id, held, LEASE_SECONDS).catch(() => held));
    held = renewed;
  };
  const beat = setInterval(() => {
    renewing = renewing.then(renew);
  }, RENEW_MS);
  try {
    return await work();
  } finally {
    clearInterval(beat);
    await renewing;
    if (held !== null) await release(() => reports.release(id, held ?? ""));
  }
}

/** A lease that cannot be released expires by itself. */
async function release(giveBack: () => Promise<void>): Promise<void> {
  for (let turn = 1; turn <= RELEASE_TRIES; turn += 1) {
    const isDone = await giveBack().then(
      () => true,
      () => false,
    );
    if (isDone) return;
    await sleep(RELEASE_AGAIN_MS * turn);
  }
}
