import { randomUUID } from "node:crypto";
import { Pool } from "pg";

export const TEST_SECRET = "test-secret-of-more-than-thirty-two-characters";
/** The first admin of servers on PostgreSQL; the embedded database makes one of its own. */
export const ADMIN = { email: "admin@example.com", password: "Test-Admin-1" };

/** The database that is up to date, of the PostgreSQL that all files of a run over HTTP share (api-setup.ts). */
const template = (): string | undefined => process.env.POSTGRES_TEMPLATE || undefined;
/** The coupons that are in it already. */
export const SEEDED_COUPONS = "DEMO2025,FIVE:5,ONE:1";

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

/** A copy of the run's database that is up to date; null where there is no PostgreSQL for the whole run. */
export async function copyTemplate(): Promise<OwnDatabase | null> {
  const from = template();
  return from === undefined ? null : createOwnDatabase(from, new URL(from).pathname.slice(1));
}

/** A new database beside another, empty or a copy of one. */
export async function createOwnDatabase(beside: string, template?: string): Promise<OwnDatabase> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const url = new URL(beside);
  url.pathname = `/${name}`;
  const base = new URL(beside);
  base.pathname = "/postgres";
  await ask(base.href, `CREATE DATABASE ${name}${template === undefined ? "" : ` TEMPLATE ${template}`}`);
  return { url: url.href, drop: () => dropDatabase(url.href) };
}

export function dropDatabase(url: string): Promise<void> {
  const base = new URL(url);
  base.pathname = "/postgres";
  return ask(base.href, `DROP DATABASE IF EXISTS ${new URL(url).pathname.slice(1)} WITH (FORCE)`);
}

async function ask(url: string, statement: string): Promise<void> {
  const pool = new Pool({ connectionString: url, max: 1 });
  await pool.query(statement).finally(() => pool.end());
}
