// A PostgreSQL of our own for one measurement; null where it is not installed.
import { execFileSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import path from "node:path";
import { freePort } from "./measure.mjs";

const DEBIAN = "/usr/lib/postgresql";

export async function startPostgres() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort().reverse() : [];
  const bin = versions
    .map((version) => `${DEBIAN}/${version}/bin`)
    .find((folder) => existsSync(`${folder}/initdb`));
  if (bin === undefined) return null;
  const folder = mkdtempSync(path.join(tmpdir(), "readiness-bench-pg-"));
  const isRoot = userInfo().uid === 0;
  const id = (flag) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }).trim());
  const owner = isRoot ? { uid: id("-u"), gid: id("-g") } : {};
  if (isRoot) chownSync(folder, owner.uid, owner.gid);
  const run = (program, ...args) =>
    execFileSync(`${bin}/${program}`, args, { cwd: folder, stdio: "ignore", ...owner });
  const port = await freePort();
  const data = path.join(folder, "data");
  run("initdb", "-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync");
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -k ${folder} -c fsync=off`;
  run("pg_ctl", "-D", data, "-w", "-l", path.join(folder, "log"), "-o", options, "start");
  return {
    createDatabase(name) {
      run("createdb", "-h", "127.0.0.1", "-p", String(port), "-U", "postgres", name);
      return `postgresql://postgres@127.0.0.1:${port}/${name}`;
    },
    remove() {
      run("pg_ctl", "-D", data, "-m", "immediate", "stop");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
