// A PostgreSQL of our own, on a free port, without fsync: for tests that need real concurrency, and for measurements.
import { execFileSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import path from "node:path";

const DEBIAN = "/usr/lib/postgresql";

export interface ScratchPostgres {
  /** Its own database, from which others are made. */
  readonly url: string;
  /** A new, empty database; gives back its address. */
  createDatabase(name?: string): string;
  /** Stops it at once, as a crash would. */
  crash(): void;
  start(): void;
  remove(): void;
}

/** Where PostgreSQL's programs are; null where it is not installed. */
export function findPostgres(): string | null {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort().reverse() : [];
  const folders = versions.map((version) => `${DEBIAN}/${version}/bin`);
  return folders.find((bin) => existsSync(`${bin}/initdb`)) ?? null;
}

export function startPostgres(port: number, settings: readonly string[] = []): ScratchPostgres {
  const bin = findPostgres();
  if (bin === null) throw new Error("PostgreSQL is not installed.");
  const folder = mkdtempSync(path.join(tmpdir(), "readiness-pg-"));
  const data = path.join(folder, "data");
  // PostgreSQL does not run for root.
  const owner = userInfo().uid === 0 ? { uid: idOf("-u"), gid: idOf("-g") } : null;
  if (owner !== null) chownSync(folder, owner.uid, owner.gid);
  const run = (program: string, ...args: string[]): void => {
    execFileSync(`${bin}/${program}`, args, { cwd: folder, stdio: "ignore", ...owner });
  };
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
    url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    createDatabase(name = `test_${process.pid}_${++count}`) {
      run("createdb", "-h", "127.0.0.1", "-p", String(port), "-U", "postgres", name);
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

const idOf = (flag: "-u" | "-g"): number =>
  Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }).trim());
