import type { DoneWithMessage } from "@/lib/domain/done";
import { TWO_STEP_IS_OFF } from "@/lib/domain/two-step/messages";
import type { TwoStepEnd } from "@/lib/domain/two-step/two-step";
import { requirePassword } from "../account/require-password";
import type { Context } from "../context";
import { requireSecondStep } from "./require-second-step";
import { turnOff } from "./turn-off";

/** Turns one's own second step off, by password and code. Off already, it stays off. */
export async function endTwoStep(context: Context, { password, code }: TwoStepEnd): Promise<DoneWithMessage> {
  const { id } = await requirePassword(context, password);
  await context.transaction(async (tx) => {
    await requireSecondStep(context, tx, { userId: id, code, refusal: "invalid" });
    await turnOff(context, tx, id);
  });
  context.drainSoon();
  return { success: true, message: TWO_STEP_IS_OFF };
}
