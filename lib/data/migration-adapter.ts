import type { SqlMigrationAwareDriverAdapterFactory } from "@prisma/driver-adapter-utils";

/**
 * The adapters cut a script at each semicolon, or do not wait for it. Here it goes to the database whole, which
 * makes it one transaction, and says in that same transaction that it is done: a migration whose record is
 * unfinished has left nothing behind. The engine's own lock is left out: it is the session's, which behind a pooler
 * outlives its client; the caller holds a better one.
 */
export function withWholeScripts(
  factory: SqlMigrationAwareDriverAdapterFactory,
  execute: (script: string) => Promise<unknown>,
): SqlMigrationAwareDriverAdapterFactory {
  const connect = async () => {
    const connection = await factory.connect();
    connection.executeScript = async (script) => {
      await execute(`${script}\n;${FINISH}`);
    };
    const executeRaw = connection.executeRaw.bind(connection);
    connection.executeRaw = async (query) => (query.sql.includes("pg_advisory_lock") ? 0 : executeRaw(query));
    return connection;
  };
  return {
    provider: factory.provider,
    adapterName: factory.adapterName,
    connect,
    connectToShadowDb: connect,
  };
}

const ifRecorded = (statement: string) =>
  `DO $$ BEGIN IF to_regclass('_prisma_migrations') IS NOT NULL THEN ${statement}; END IF; END $$;`;

const FINISH = ifRecorded(`UPDATE "_prisma_migrations"
  SET "finished_at" = now(), "applied_steps_count" = 1 WHERE "finished_at" IS NULL AND "rolled_back_at" IS NULL`);

/** Forgets what a process began and did not live to finish, so that it is done again. */
export const FORGET_UNFINISHED = ifRecorded(
  `DELETE FROM "_prisma_migrations" WHERE "finished_at" IS NULL AND "rolled_back_at" IS NULL`,
);
