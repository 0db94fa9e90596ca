import { Done } from "@/lib/domain/done";
import { JobId } from "@/lib/domain/job";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { retryJob } from "@/lib/services/job/retry-job";

// POST /api/admin/jobs/{id}/retry: have a failed job tried again.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  POST: route({
    access: "admin",
    params: JobId,
    returns: Done,
    handle: ({ context, params }) => retryJob(context, params.id),
  }),
});
