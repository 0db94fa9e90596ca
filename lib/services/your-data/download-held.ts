import { isUnlocked } from "@/lib/domain/assessment/assessment";
import { isoDay } from "@/lib/domain/dates";
import type { Context } from "../context";

/** Everything about one assessment, as a file. What is not unlocked yet has not been sold, and stays out. */
export async function downloadHeld(context: Context, id: string): Promise<{ name: string; content: string }> {
  const held = await context.store.heldData.readEverything(id);
  const { roadmap, report, risks, aiRecommendations, ...rest } = held;
  const assessment = isUnlocked(held) ? held : rest;
  return {
    name: `my-ai-readiness-data-${isoDay(context.now())}.json`,
    content: JSON.stringify({ downloadedAt: context.now(), assessment }, null, 2),
  };
}
