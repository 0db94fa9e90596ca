import type { TwoStepState } from "@/lib/domain/two-step/two-step";
import { signedInAccount } from "../account/signed-in-account";
import type { Context } from "../context";

/** Whether the signed-in account asks for a second step. */
export async function readTwoStep(context: Context): Promise<TwoStepState> {
  const { id } = await signedInAccount(context);
  const twoStep = await context.store.twoSteps.find(id);
  const since = twoStep?.confirmedAt ?? null;
  return { isOn: since !== null, since, codesLeft: since === null ? 0 : (twoStep?.codesLeft ?? 0) };
}
