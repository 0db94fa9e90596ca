import type { Context } from "../context";
import { queueForAdmins } from "../email/queue-for-admins";

/** Places a call that was asked for, or, where no machine calls, tells the admins that a person should. */
export async function placeCall(context: Context, callRequestId: string): Promise<void> {
  const call = await context.store.calls.find(callRequestId);
  if (call === null || call.status !== "waiting") return;
  const { voice } = context.providers;
  if (voice.callsByItself) {
    const { providerCallId } = await voice.requestCall({ ...call, callRequestId });
    await context.store.calls.mark(callRequestId, "calling", providerCallId);
    return;
  }
  await context.transaction((tx) =>
    queueForAdmins(tx, { template: "call-requested", about: call.id, assessmentId: call.assessmentId }),
  );
}
