import { randomUUID } from "node:crypto";
import { Pool } from "pg";

/** A PostgreSQL on which each server of a test gets a database of its own. Without it they use the embedded one. */
export const TEST_DATABASE_URL = process.env.TEST_DATABASE_URL || undefined;

export const TEST_SECRET = "test-secret-of-more-than-thirty-two-characters";
/** The first admin of servers on PostgreSQL; the embedded database makes one of its own. */
export const ADMIN = { email: "admin@example.com", password: "Test-Admin-1" };

/** What a server needs on PostgreSQL, to be like one on the embedded database. */
export const ON_POSTGRES = {
  NEXTAUTH_SECRET: TEST_SECRET,
  ALLOW_SANDBOX_PAYMENTS: "true",
  SEED_COUPONS: "DEMO2025",
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
};

export interface OwnDatabase {
  url: string;
  drop(): Promise<void>;
}

/** A new, empty database on the PostgreSQL that the tests are run on. */
export async function createOwnDatabase(base: string): Promise<OwnDatabase> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const url = new URL(base);
  url.pathname = `/${name}`;
  await ask(base, `CREATE DATABASE ${name}`);
  return { url: url.href, drop: () => ask(base, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) };
}

async function ask(url: string, statement: string): Promise<void> {
  const pool = new Pool({ connectionString: url, max: 1 });
  await pool.query(statement).finally(() => pool.end());
}
