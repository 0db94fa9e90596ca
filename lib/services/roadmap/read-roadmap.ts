import { Failure } from "@/lib/domain/failure";
import { NO_SUCH_ROADMAP, type WholeRoadmap } from "@/lib/domain/roadmap/roadmap-admin";
import type { Context } from "../context";

/** The full content of one roadmap, for an admin. */
export async function readRoadmap({ store }: Context, id: string): Promise<{ roadmap: WholeRoadmap }> {
  const roadmap = await store.roadmaps.find(id);
  if (roadmap === null) throw new Failure("not_found", NO_SUCH_ROADMAP);
  return { roadmap };
}
