import type { Context } from "../context";

/** A writer that died holds readers up for no longer than this. */
const LEASE_SECONDS = 15;
/** Twice missed, the lease still stands. */
const RENEW_MS = 5_000;
const RELEASE_TRIES = 4;
const RELEASE_AGAIN_MS = 250;

/**
 * Does the work while holding the right to write an assessment's report, and answers what it gives; null where another
 * writer holds that right. It is held for as long as the work takes and this process lives, and for seconds after that.
 */
export async function withReportLease<Result>(
  { store: { writings } }: Context,
  id: string,
  work: () => Promise<Result>,
): Promise<Result | null> {
  let held = await writings.claimReport(id, LEASE_SECONDS);
  if (held === null) return null;
  let renewing: Promise<void> = Promise.resolve();
  const renew = async () => {
    // While the database is away the next turn tries again.
    const renewed = held && (await writings.renewReportClaim(id, held, LEASE_SECONDS).catch(() => held));
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
    if (held !== null) await release(() => writings.releaseReport(id, held ?? ""));
  }
}

/** What cannot be given back ends by itself when the lease does. */
async function release(giveBack: () => Promise<void>): Promise<void> {
  for (let turn = 1; turn <= RELEASE_TRIES; turn += 1) {
    const isDone = await giveBack().then(
      () => true,
      () => false,
    );
    if (isDone) return;
    await new Promise((resolve) => setTimeout(resolve, RELEASE_AGAIN_MS * turn));
  }
}
