// npm run release: what a host runs to deploy. Builds, and brings the database that DATABASE_URL names up to date: by
// starting the product once, which migrates under a lock, so that the first visitor does not wait for it.
import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { bin, environment, prepareBuild, prepareClient, prepareDependencies } from "./prepare.mjs";

const READY_WITHIN_MS = 120_000;

prepareDependencies();
prepareClient();
prepareBuild();
if (process.env.DATABASE_URL) await migrate();
else console.log("DATABASE_URL is not set: nothing to migrate.");

async function migrate() {
  const port = await freePort();
  const server = spawn(process.execPath, [bin("next"), "start", "-p", String(port), "-H", "127.0.0.1"], {
    stdio: "inherit",
    // As a long-lived server: it says when it is ready, and ends in order.
    env: environment({ NODE_ENV: "production", PORT: String(port), VERCEL: "" }),
  });
  const isReady = await untilReady(`http://127.0.0.1:${port}/api/health`, server);
  server.kill("SIGTERM");
  if (!isReady) {
    console.error("The database could not be brought up to date.");
    process.exit(1);
  }
  console.log("The database is up to date.");
}

async function untilReady(address, server) {
  for (const end = Date.now() + READY_WITHIN_MS; Date.now() < end && server.exitCode === null; ) {
    const isOk = await fetch(address).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isOk) return true;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return false;
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(address.port));
    });
  });
}
