import { Failure } from "@/lib/domain/failure";
import { TWO_STEP_ON_ALREADY } from "@/lib/domain/two-step/messages";
import type { TwoStepBegun } from "@/lib/domain/two-step/two-step";
import { requirePassword } from "../account/require-password";
import { recordAudit } from "../audit/record-audit";
import type { Context } from "../context";
import { newSecret, setupUrl } from "./one-time-code";

/** Makes a secret for an app. Nothing is asked for at signing in before a code of it was confirmed. */
export async function beginTwoStep(
  context: Context,
  { password }: { password: string },
): Promise<TwoStepBegun> {
  const { id, email } = await requirePassword(context, password);
  const secret = newSecret();
  await context.transaction(async (tx) => {
    if (!(await tx.twoSteps.begin(id, secret))) throw new Failure("conflict", TWO_STEP_ON_ALREADY);
    await recordAudit(context, tx, { action: "two_step_begun", target: { kind: "user", id } });
  });
  return { secret, url: setupUrl(secret, email) };
}
