import type { Prisma, PrismaClient } from "@/lib/generated/prisma/client";
import { asFailure, isRetryable } from "./failures";

const TRIES = 4;
/** Milliseconds to wait for a connection, and for the work itself. */
const LIMITS = { maxWait: 20_000, timeout: 9_000 };

/** Runs the work in one transaction, again where two got into each other's way. */
export async function inTransaction<Result>(
  prisma: PrismaClient,
  work: (tx: Prisma.TransactionClient) => Promise<Result>,
): Promise<Result> {
  for (let turn = 1; ; turn += 1) {
    try {
      return await prisma.$transaction(work, LIMITS);
    } catch (error) {
      if (turn >= TRIES || !isRetryable(error)) throw asFailure(error);
    }
  }
}

export async function ping(prisma: PrismaClient): Promise<boolean> {
  await prisma.$queryRaw`SELECT 1`;
  return true;
}
