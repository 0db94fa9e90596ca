import { Paging } from "@/lib/domain/paging";
import { RoadmapLines } from "@/lib/domain/roadmap/roadmap-admin";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { listRoadmaps } from "@/lib/services/roadmap/list-roadmaps";

// GET /api/admin/roadmaps: the roadmaps with the beginning of each, the newest first.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: route({
    access: "admin",
    query: Paging,
    returns: RoadmapLines,
    handle: ({ context, query }) => listRoadmaps(context, query),
  }),
});
