import type { SavedViews } from "@/lib/domain/lead/views";
import type { Context } from "../context";
import { withCount } from "./with-count";

/** The admins' saved views, each with how many leads it holds today. */
export async function listViews(context: Context): Promise<SavedViews> {
  const views = await context.store.savedViews.list();
  return { views: await Promise.all(views.map((view) => withCount(context, view))) };
}
