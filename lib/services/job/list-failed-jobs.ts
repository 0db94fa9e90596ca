import type { FailedJobs } from "@/lib/domain/job";
import type { Context } from "../context";

/** Work that was tried as often as it may be. */
export async function listFailedJobs(context: Context): Promise<FailedJobs> {
  return { jobs: await context.queue.listFailed() };
}
