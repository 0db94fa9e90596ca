import { execFileSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import path from "node:path";
import { Pool } from "pg";

export interface ScratchPostgres {
  /** A new, empty database. */
  createDatabase(): Promise<string>;
  /** Stops it at once, as a crash would. */
  crash(): void;
  start(): void;
  remove(): void;
}

const DEBIAN = "/usr/lib/postgresql";

/** Where PostgreSQL's programs are; null where it is not installed. */
export function findPostgres(): string | null {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort().reverse() : [];
  const folder = versions
    .map((version) => `${DEBIAN}/${version}/bin`)
    .find((bin) => existsSync(`${bin}/initdb`));
  return folder ?? null;
}

/** A PostgreSQL of our own, on a free port, without fsync: for tests that need real concurrency. */
export function startPostgres(port: number, settings: readonly string[] = []): ScratchPostgres {
  const bin = findPostgres();
  if (bin === null) throw new Error("PostgreSQL is not installed.");
  const folder = mkdtempSync(path.join(tmpdir(), "readiness-pg-"));
  const data = path.join(folder, "data");
  const owner = userInfo().uid === 0 ? idOf("postgres") : null;
  if (owner !== null) chownSync(folder, owner.uid, owner.gid);
  const run = (program: string, ...args: string[]) =>
    execFileSync(`${bin}/${program}`, args, {
      cwd: folder,
      stdio: "ignore",
      ...(owner === null ? {} : { uid: owner.uid, gid: owner.gid }),
    });
  const options = [
    `-p ${port}`,
    "-c listen_addresses=127.0.0.1",
    `-k ${folder}`,
    "-c fsync=off",
    ...settings,
  ];
  const start = () =>
    run("pg_ctl", "-D", data, "-w", "-l", path.join(folder, "log"), "-o", options.join(" "), "start");

  run("initdb", "-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync");
  start();
  let count = 0;
  return {
    async createDatabase() {
      count += 1;
      const name = `test_${process.pid}_${count}`;
      const pool = new Pool({ connectionString: `postgresql://postgres@127.0.0.1:${port}/postgres` });
      await pool.query(`CREATE DATABASE ${name}`);
      await pool.end();
      return `postgresql://postgres@127.0.0.1:${port}/${name}`;
    },
    crash: () => run("pg_ctl", "-D", data, "-m", "immediate", "stop"),
    start,
    remove() {
      try {
        run("pg_ctl", "-D", data, "-m", "immediate", "stop");
      } catch {
        // It is stopped already.
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function idOf(user: string): { uid: number; gid: number } {
  const id = (flag: string) => Number(execFileSync("id", [flag, user], { encoding: "utf8" }).trim());
  return { uid: id("-u"), gid: id("-g") };
}
