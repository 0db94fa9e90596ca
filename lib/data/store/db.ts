import type { Prisma } from "@/lib/generated/prisma/client";

/** A connection or a transaction: what a repository may use. The transaction type keeps the outer client out of reach. */
export type Db = Prisma.TransactionClient;
