// What has to be there before anything else: dependencies, the database client, the build. Only Node's own modules,
// because on a fresh clone nothing else exists yet.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";

const STAMPS = "node_modules/.setup";
const SOURCES = [
  "app",
  "components",
  "emails",
  "lib",
  "prisma",
  "public",
  "instrumentation.ts",
  "middleware.ts",
  "next.config.mjs",
  "package-lock.json",
  "postcss.config.mjs",
  "tsconfig.json",
];
const QUIET = { NEXT_TELEMETRY_DISABLED: "1", CHECKPOINT_DISABLE: "1", PRISMA_HIDE_UPDATE_MESSAGE: "1" };

/** The environment of what we start: no telemetry, and no download of an engine that is not used. */
export const environment = (more = {}) => ({
  ...process.env,
  ...QUIET,
  PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
  ...more,
});

/** Installs the locked dependencies where they are missing or not those of the lock file. */
export function prepareDependencies() {
  once("dependencies", hashOf(["package-lock.json"]), "Installing dependencies", () =>
    run("npm", ["ci", "--no-audit", "--no-fund"]),
  );
}

/** Generates the database client where the schema has changed. */
export function prepareClient() {
  const isThere = existsSync("lib/generated/prisma/client.ts");
  once(
    "client",
    isThere ? hashOf(["prisma/schema.prisma", "package-lock.json"]) : "missing",
    "Generating the database client",
    () => run(bin("prisma"), ["generate"]),
  );
}

/** Builds the product where its sources have changed. */
export function prepareBuild() {
  const hash = existsSync(".next/BUILD_ID") ? hashOf(SOURCES) : "missing";
  once("build", hash, "Building", () => {
    withLock(() => {
      run(bin("next"), ["build"], { NODE_ENV: "production" });
      run(process.execPath, [path.join("lib", "setup", "compile-hints.mjs")]);
    });
  });
  writeStamp("build", hashOf(SOURCES));
}

export const bin = (name) => path.join("node_modules", ".bin", name);

/** Runs a command to its end, and ends with its exit code where it fails. */
export function run(command, args, more = {}) {
  const { status, error } = spawnSync(command, args, { stdio: "inherit", env: environment(more) });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}

function once(name, hash, saying, work) {
  if (hash !== "missing" && readStamp(name) === hash) return;
  console.log(`${saying}...`);
  work();
  writeStamp(name, hash);
}

const readStamp = (name) => {
  const file = path.join(STAMPS, name);
  return existsSync(file) ? readFileSync(file, "utf8") : null;
};

function writeStamp(name, hash) {
  mkdirSync(STAMPS, { recursive: true });
  writeFileSync(path.join(STAMPS, name), hash);
}

function hashOf(entries) {
  const hash = createHash("sha256").update(process.version);
  for (const entry of entries.flatMap(filesUnder)) hash.update(entry).update(readFileSync(entry));
  return hash.digest("hex");
}

function filesUnder(entry) {
  if (!existsSync(entry)) return [];
  if (!statSync(entry).isDirectory()) return [entry];
  return readdirSync(entry)
    .filter((name) => name !== "generated")
    .sort()
    .flatMap((name) => filesUnder(path.join(entry, name)));
}

/** Two starts at once in one folder take turns at building. */
function withLock(work) {
  const lock = path.join(STAMPS, "building");
  mkdirSync(STAMPS, { recursive: true });
  for (let turn = 0; turn < 600; turn += 1) {
    try {
      writeFileSync(lock, String(process.pid), { flag: "wx" });
      break;
    } catch {
      if (!isAlive(Number(readFileSync(lock, "utf8")))) rmSync(lock, { force: true });
      else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
    }
  }
  try {
    work();
  } finally {
    rmSync(lock, { force: true });
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
