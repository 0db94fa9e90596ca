import type { Store } from "@/lib/data/store/store";
import type { FunnelStep } from "@/lib/domain/lead/funnel";
import type { Context } from "../context";

const UUID_PARTS = /^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/;

/**
 * Counts that an assessment reached a step, once. What is stored in place of its id is a keyed hash, so that the
 * count outlives the assessment without pointing at it.
 */
export async function countStep(
  context: Pick<Context, "keyedHash">,
  store: Pick<Store, "funnel">,
  step: FunnelStep,
  assessmentId: string,
): Promise<void> {
  const hex = Buffer.from(context.keyedHash("funnel", assessmentId), "base64url").toString("hex");
  await store.funnel.addOf(assessmentId, { step, visitId: hex.replace(UUID_PARTS, "$1-$2-4$3-a$4-$5") });
}
