import type { DoneWithMessage } from "@/lib/domain/done";
import { Failure } from "@/lib/domain/failure";
import { NO_SUCH_TWO_STEP, TWO_STEP_TURNED_OFF } from "@/lib/domain/two-step/messages";
import type { Context } from "../context";
import { turnOff } from "./turn-off";

/** An admin helps a user who has lost phone and recovery codes. The user is told by email. */
export async function removeTwoStep(context: Context, id: string): Promise<DoneWithMessage> {
  await context.transaction(async (tx) => {
    if (!(await turnOff(context, tx, id))) throw new Failure("not_found", NO_SUCH_TWO_STEP);
  });
  context.drainSoon();
  return { success: true, message: TWO_STEP_TURNED_OFF };
}
