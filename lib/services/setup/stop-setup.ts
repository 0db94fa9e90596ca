import type { SetupProgress } from "@/lib/domain/setup/setup";
import { recordAudit } from "../audit/record-audit";
import type { Context } from "../context";
import { readSetupProgress } from "./read-setup-progress";

/** Takes back what Setup Production has not done yet; what is written stays. Without a run nothing happens. */
export async function stopSetup(context: Context): Promise<SetupProgress> {
  await context.transaction(async (tx) => {
    if (await tx.cancelQueued("setup")) await recordAudit(context, tx, { action: "setup_stopped" });
  });
  return readSetupProgress(context);
}
