import type { Context } from "../context";

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
  await tellAdmins(context, call);
}

async function tellAdmins(context: Context, call: { id: string; assessmentId: string }): Promise<void> {
  const admins = await context.store.users.listAdmins();
  await context.transaction(async (tx) => {
    for (const admin of admins) {
      const email = await tx.emails.add({
        key: `call-requested:${call.id}:${admin.id}`,
        template: "call-requested",
        assessmentId: call.assessmentId,
        userId: admin.id,
      });
      if (email !== null) await tx.enqueue("email", { emailId: email.id });
    }
  });
}
