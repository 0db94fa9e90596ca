import { runDueJobs } from "@/lib/http/cron";
import { endpoint } from "@/lib/http/endpoint";

// GET /api/cron/jobs: run due work, called by the host's own timer with CRON_SECRET.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({ GET: runDueJobs });
