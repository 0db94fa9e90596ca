// A bare Next application of the same version, to measure beside: what our pages cost over nothing at all.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";

const FOLDER = path.resolve(".bench/bare");

const FILES = {
  "package.json": JSON.stringify({ name: "bare", private: true, type: "module" }),
  "next.config.mjs": `export default { serverExternalPackages: ["@electric-sql/pglite"], turbopack: { root: ${JSON.stringify(path.resolve("."))} } };`,
  // Without one of its own it would be given the product's, which the bundler finds further up.
  "instrumentation.js": "export function register() {}",
  "app/layout.js": `export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html>; }`,
  "app/page.js": `import { connection } from "next/server";
export default async function Page() { await connection(); return <main><h1>Bare</h1><p>Rendered for this request.</p></main>; }`,
  // The product's middleware without its gates: an id, a nonce, a policy and the headers of a page.
  "middleware.js": `import { NextResponse } from "next/server";
export function middleware(request) {
  const requestId = crypto.randomUUID();
  const nonce = btoa(crypto.randomUUID());
  const policy = "default-src 'self'; script-src 'nonce-" + nonce + "' 'strict-dynamic'; style-src 'self' 'unsafe-inline'";
  const headers = new Headers(request.headers);
  headers.set("x-nonce", nonce);
  headers.set("x-request-id", requestId);
  headers.set("content-security-policy", policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set("content-security-policy", policy);
  response.headers.set("x-request-id", requestId);
  response.headers.set("cache-control", "private, no-store");
  return response;
}
export const config = { runtime: "nodejs", matcher: ["/guarded"] };`,
  "app/guarded/page.js": `import { connection } from "next/server";
export default async function Page() { await connection(); return <main><h1>Bare</h1><p>Rendered for this request, behind a middleware.</p></main>; }`,
  "app/prepared/page.js": `export default function Page() { return <main><h1>Bare</h1><p>Rendered at build.</p></main>; }`,
  "app/read/page.js": `import { connection } from "next/server";
import { database } from "../../database";
export default async function Page() {
  await connection();
  const { rows } = await (await database()).query("SELECT name FROM things WHERE id = $1", [7]);
  return <main><h1>Bare</h1><p>{rows[0].name}</p></main>;
}`,
  "app/echo/route.js": `export async function POST(request) { return Response.json(await request.json()); }
export async function GET() { return Response.json({ answer: "the same each time", at: Date.now() }); }`,
  "database.js": `import { PGlite } from "@electric-sql/pglite";
export function database() { globalThis.bareDatabase ??= open(); return globalThis.bareDatabase; }
async function open() {
  const db = await PGlite.create();
  await db.exec("CREATE TABLE things (id int PRIMARY KEY, name text); INSERT INTO things SELECT n, 'thing ' || n FROM generate_series(1, 1000) n");
  return db;
}`,
};

/** Builds it where it is missing or differs, and gives back its folder. */
export function buildBare(): string {
  if (isBuilt()) return FOLDER;
  rmSync(FOLDER, { recursive: true, force: true });
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(FOLDER, file)), { recursive: true });
    writeFileSync(path.join(FOLDER, file), text);
  }
  symlinkSync(path.resolve("node_modules"), path.join(FOLDER, "node_modules"));
  const { status } = spawnSync(process.execPath, ["node_modules/.bin/next", "build", FOLDER], {
    stdio: "inherit",
    env: { ...process.env, NODE_ENV: "production" },
  });
  if (status !== 0) throw new Error("The bare application does not build.");
  return FOLDER;
}

const isBuilt = (): boolean =>
  existsSync(path.join(FOLDER, ".next/BUILD_ID")) &&
  Object.entries(FILES).every(([file, text]) => {
    const there = path.join(FOLDER, file);
    return existsSync(there) && readFileSync(there, "utf8") === text;
  });
