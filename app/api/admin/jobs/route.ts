import { FailedJobs } from "@/lib/domain/job";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { listFailedJobs } from "@/lib/services/job/list-failed-jobs";

// GET /api/admin/jobs: work that failed for good, the newest first.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: route({ access: "admin", returns: FailedJobs, handle: ({ context }) => listFailedJobs(context) }),
});
