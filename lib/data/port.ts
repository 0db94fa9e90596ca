import type { SqlMigrationAwareDriverAdapterFactory } from "@prisma/driver-adapter-utils";
import type { Prisma, PrismaClient } from "@/lib/generated/prisma/client";
import type { Ask } from "./snapshot";
import type { Store } from "./store/store";

/** What the product needs of a database, whichever it is. */
export interface Database {
  readonly mode: "embedded" | "postgres";
  readonly prisma: PrismaClient;
  /** Every table's questions and changes, outside any transaction. */
  readonly store: Store;
  /** Plain SQL outside any transaction, for the queue. Without values it may hold several statements. */
  executeSql(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
  /** Runs the work in one transaction, again where two got into each other's way. */
  transaction<Result>(work: (tx: Prisma.TransactionClient) => Promise<Result>): Promise<Result>;
  /**
   * Reads page by page what must fit together. PostgreSQL shows all of it as of one moment. The embedded database
   * has one connection, which a reader must not keep for itself: there each page is as of its own moment.
   */
  snapshot<Item>(read: (ask: Ask) => AsyncGenerator<Item>): AsyncGenerator<Item>;
  /**
   * Runs what may happen once only, such as migrating, while no other process does the like. The adapter is for
   * the migration engine.
   */
  exclusively(work: (adapter: SqlMigrationAwareDriverAdapterFactory) => Promise<void>): Promise<void>;
  ping(): Promise<boolean>;
  close(): Promise<void>;
}
