import type { SetupProgress } from "@/lib/domain/setup/setup";
import type { Context } from "../context";

/** How far the questions have come, and what the rest costs. */
export async function readSetupProgress({ store, providers, queue }: Context): Promise<SetupProgress> {
  // Read first: a run that ends in between is still told as running, and never as ended with some missing.
  const isRunning = await queue.isQueued("setup");
  const { total, withQuestions } = await store.followups.count();
  const missing = Math.max(0, total - withQuestions);
  const { questionsCostUsd: each } = providers.writer;
  return {
    totalAssessments: total,
    withQuestions,
    missing,
    queued: isRunning ? missing : 0,
    isRunning,
    estimatedCostUsd: each === null ? null : each * missing,
  };
}
