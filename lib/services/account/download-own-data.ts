import { isUnlocked } from "@/lib/domain/assessment/assessment";
import { isoDay } from "@/lib/domain/dates";
import { recordAudit } from "../audit/record-audit";
import type { Context } from "../context";
import { ownDraftsHash } from "../draft/draft-key";
import { signedInAccount } from "./signed-in-account";

/**
 * Data export: everything that is held about the caller, as a file. What is not unlocked yet has not been sold, and
 * stays out.
 */
export async function downloadOwnData(context: Context): Promise<{ fileName: string; content: Uint8Array }> {
  const account = await signedInAccount(context);
  const { id } = account;
  const held = await context.store.users.readEverything(id);
  const savedDrafts = await context.store.drafts.readEverythingOf(ownDraftsHash(context, account));
  const assessments = held.assessments.map(({ roadmap, report, risks, aiRecommendations, ...assessment }) =>
    isUnlocked(assessment) ? { ...assessment, roadmap, report, risks, aiRecommendations } : assessment,
  );
  await recordAudit(context, context.store, { action: "own_data_downloaded", target: { kind: "user", id } });
  const day = isoDay(context.now());
  const text = JSON.stringify({ downloadedAt: context.now(), ...held, assessments, savedDrafts }, null, 2);
  return { fileName: `my-ai-readiness-data-${day}.json`, content: Buffer.from(text) };
}
