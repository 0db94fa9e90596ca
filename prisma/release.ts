// npm run release: what a host runs to deploy. After the build, this brings the database that DATABASE_URL names up to
// date: by starting the product once, which migrates under a lock, so that the first visitor does not wait for it.
import { serve } from "@/tests/bench/measure";

if (process.env.DATABASE_URL) {
  // As a long-lived server: it says when it is ready, and ends in order.
  const server = await serve(".", { VERCEL: "", READY_PATH: "/api/health" }, "inherit").catch(() => null);
  if (server === null) {
    console.error("The database could not be brought up to date.");
    process.exit(1);
  }
  server.stop();
  await server.ended;
  console.log("The database is up to date.");
} else console.log("DATABASE_URL is not set: nothing to migrate.");
