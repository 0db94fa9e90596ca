import { runDueJobs } from "@/lib/http/cron";
import { endpoint } from "@/lib/http/endpoint";

/** In seconds, on a host that ends a request by the clock. Due work may have to wait for a model. */
export const maxDuration = 120;

// GET /api/cron/jobs: run due work, called by the host's own timer with CRON_SECRET.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({ GET: runDueJobs });
