import type { Store } from "@/lib/data/store/store";
import { TWO_STEP_ASKED } from "@/lib/domain/account/messages";
import { Failure } from "@/lib/domain/failure";
import { TWO_STEP_WRONG } from "@/lib/domain/two-step/messages";
import { recordAudit } from "../audit/record-audit";
import type { Context } from "../context";
import { hashRecoveryCode, stepOfCode } from "./one-time-code";

interface SecondStep {
  userId: string;
  code: string | undefined;
  /** At signing in no one is known yet; later it is a field of a form that is wrong. */
  refusal: "unauthenticated" | "invalid";
}

/** The second half of a credential check: refuses where the account wants a code and there is no right one, unused. */
export async function requireSecondStep(
  context: Context,
  store: Store,
  { userId, code, refusal }: SecondStep,
): Promise<void> {
  const twoStep = await store.twoSteps.find(userId);
  if (twoStep === null || twoStep.confirmedAt === null) return;
  if (code === undefined) throw new Failure(refusal, TWO_STEP_ASKED, { reason: "two_step_required" });
  const step = stepOfCode(twoStep.secret, code, context.now());
  const isRight =
    step === null
      ? await store.twoSteps.takeRecoveryCode(userId, hashRecoveryCode(code))
      : await store.twoSteps.takeStep(userId, step);
  if (isRight) return;
  await recordAudit(context, context.store, {
    action: "sign_in_failed",
    outcome: "refused",
    actorId: userId,
    target: { kind: "user", id: userId },
  });
  const issues = [{ path: "code", message: TWO_STEP_WRONG }];
  throw new Failure(refusal, TWO_STEP_WRONG, { reason: "two_step_wrong", issues });
}
