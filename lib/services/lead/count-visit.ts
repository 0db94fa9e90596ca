import type { WizardStep } from "@/lib/domain/lead/funnel";
import type { Context } from "../context";

/** Counts that a visit of the wizard reached a step. Said twice, it counts once. */
export async function countVisit(
  context: Context,
  event: { visitId: string; step: WizardStep },
): Promise<{ success: true }> {
  await context.store.funnel.add(event);
  return { success: true };
}
