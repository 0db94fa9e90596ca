import { Failure } from "@/lib/domain/failure";
import { TWO_STEP_NOT_BEGUN, TWO_STEP_WRONG } from "@/lib/domain/two-step/messages";
import { RECOVERY_CODES, type TwoStepConfirmed } from "@/lib/domain/two-step/two-step";
import { signedInAccount } from "../account/signed-in-account";
import { recordAudit } from "../audit/record-audit";
import type { Context } from "../context";
import { queueEmail } from "../email/queue-email";
import { hashRecoveryCode, newRecoveryCode, stepOfCode } from "./one-time-code";

/** Turns the second step on, once the app has shown that it has the secret. All other devices are signed out. */
export async function confirmTwoStep(
  context: Context,
  { code }: { code: string },
): Promise<TwoStepConfirmed> {
  const { id } = await signedInAccount(context);
  const now = context.now();
  const begun = await context.store.twoSteps.find(id);
  if (begun === null || begun.confirmedAt !== null) throw new Failure("conflict", TWO_STEP_NOT_BEGUN);
  const step = stepOfCode(begun.secret, code, now);
  if (step === null) {
    const issues = [{ path: "code", message: TWO_STEP_WRONG }];
    throw new Failure("invalid", TWO_STEP_WRONG, { issues });
  }
  const recoveryCodes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  await context.transaction(async (tx) => {
    const hashes = recoveryCodes.map(hashRecoveryCode);
    if (!(await tx.twoSteps.confirm(id, { now, step, hashes })))
      throw new Failure("conflict", TWO_STEP_NOT_BEGUN);
    if (context.actor.kind === "user") await tx.sessions.endOthersOf(id, context.actor.sessionId, now);
    await recordAudit(context, tx, { action: "two_step_on", target: { kind: "user", id } });
    await queueEmail(tx, {
      key: `two-step:${id}:${now.getTime()}`,
      template: "two-step-changed",
      userId: id,
    });
  });
  context.drainSoon();
  return { recoveryCodes };
}
