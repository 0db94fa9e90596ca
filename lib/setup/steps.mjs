// @ts-check
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
  "prisma/migrations",
  "prisma/schema.prisma",
  "public",
  "instrumentation.ts",
  "middleware.ts",
  "next.config.mjs",
  "package.json",
  "package-lock.json",
  "postcss.config.mjs",
  "tsconfig.json",
];
/** Prisma looks for no updates, and downloads no engine: the one it is told of is never used. */
const ENVIRONMENT = {
  ...process.env,
  CHECKPOINT_DISABLE: "1",
  PRISMA_HIDE_UPDATE_MESSAGE: "1",
  PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
};

/** Installs the locked dependencies where they are missing or not those of the lock file. */
export const prepareDependencies = () =>
  once(
    "dependencies",
    () => hashOf(["package-lock.json"]),
    "Installing dependencies",
    () => run("npm", ["ci", "--no-audit", "--no-fund"]),
  );

/** Generates the database client where the schema has changed. */
export const prepareClient = () =>
  once(
    "client",
    () =>
      existsSync("lib/generated/prisma/client.ts")
        ? hashOf(["prisma/schema.prisma", "package-lock.json"])
        : null,
    "Generating the database client",
    () => run(path.join("node_modules", ".bin", "prisma"), ["generate"]),
  );

/**
 * Builds the product where its sources have changed. Two starts at once in one folder take turns. Types are left to
 * `npm test`, which asks tsc, and to `npm run build`: a first start waits for enough.
 */
export const prepareBuild = () =>
  withLock(() =>
    once("build", builtFrom, "Building", () => run("npm", ["run", "--silent", "build"], UNTYPED)),
  );

/** A build to count lines on is another: it has source maps. */
const builtFrom = () =>
  existsSync(".next/BUILD_ID")
    ? `${hashOf(SOURCES)}${process.env.SERVER_COVERAGE ? " with maps" : ""}`
    : null;

/** Remembers of which sources the build is that has just been made. */
export const stampBuild = () => stamp("build", builtFrom());

const UNTYPED = { BUILD_TYPECHECK: "false" };

/**
 * Runs a command to its end, and ends with its exit code where it fails.
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [more]
 */
function run(command, args, more) {
  const { status, error } = spawnSync(command, args, { stdio: "inherit", env: { ...ENVIRONMENT, ...more } });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}

/**
 * Does the work unless its stamp says that it was done for the very same sources; no hash is work that was never done.
 * @param {string} name
 * @param {() => string | null} hash
 * @param {string} saying
 * @param {() => void} work
 */
function once(name, hash, saying, work) {
  const file = path.join(STAMPS, name);
  const now = hash();
  if (now !== null && existsSync(file) && readFileSync(file, "utf8") === now) return;
  console.log(`${saying}...`);
  work();
  stamp(name, hash());
}

/** @param {string} name @param {string | null} hash */
function stamp(name, hash) {
  mkdirSync(STAMPS, { recursive: true });
  writeFileSync(path.join(STAMPS, name), hash ?? "");
}

/** @param {string[]} entries */
function hashOf(entries) {
  const hash = createHash("sha256").update(process.version);
  for (const entry of entries.flatMap(filesUnder)) hash.update(entry).update(readFileSync(entry));
  return hash.digest("hex");
}

/** @param {string} entry @returns {string[]} */
function filesUnder(entry) {
  if (!existsSync(entry)) return [];
  if (!statSync(entry).isDirectory()) return [entry];
  return readdirSync(entry)
    .filter((name) => name !== "generated")
    .sort()
    .flatMap((name) => filesUnder(path.join(entry, name)));
}

/** @param {() => void} work */
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

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
