import type { PrismaClient } from "@/lib/generated/prisma/client";
import type { Db } from "./store/db";

/** An export of everything to somebody on a slow line. */
const LIMITS = { maxWait: 8_000, timeout: 15 * 60_000, isolationLevel: "RepeatableRead" } as const;

/**
 * Reads in one transaction that sees one moment, for as long as the reader goes on. Stopped half-way, it ends the
 * transaction at once. Between two pages the reader may keep it waiting for longer than others may.
 */
export async function* inSnapshot<Item>(
  prisma: PrismaClient,
  read: (db: Db) => AsyncGenerator<Item>,
): AsyncGenerator<Item> {
  const opened = promised<Db>();
  const closed = promised<void>();
  const transaction = prisma.$transaction(async (tx) => {
    await tx.$executeRaw`SET LOCAL idle_in_transaction_session_timeout = '2min'`;
    opened.resolve(tx);
    await closed.promise;
  }, LIMITS);
  transaction.catch(opened.reject);
  try {
    yield* read(await opened.promise);
  } finally {
    closed.resolve();
    await transaction.catch(() => undefined);
  }
}

function promised<Value>() {
  let resolve: (value: Value) => void = () => undefined;
  let reject: (reason: unknown) => void = () => undefined;
  const promise = new Promise<Value>((onValue, onReason) => {
    resolve = onValue;
    reject = onReason;
  });
  return { promise, resolve, reject };
}
