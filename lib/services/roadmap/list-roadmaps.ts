import { type Paging, pageOf } from "@/lib/domain/paging";
import type { RoadmapLines } from "@/lib/domain/roadmap/roadmap-admin";
import type { Context } from "../context";

/** One page of roadmaps with the beginning of each, the newest first. */
export async function listRoadmaps({ store }: Context, paging: Paging): Promise<RoadmapLines> {
  const [lines, total] = [await store.roadmaps.list(paging), await store.roadmaps.count()];
  const { rows, ...page } = pageOf(lines, paging);
  return { roadmaps: rows, total, ...page };
}
