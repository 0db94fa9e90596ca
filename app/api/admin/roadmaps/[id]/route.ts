import { RoadmapAnswer, RoadmapId } from "@/lib/domain/roadmap/roadmap-admin";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { readRoadmap } from "@/lib/services/roadmap/read-roadmap";

// GET /api/admin/roadmaps/{id}: the whole content of one roadmap.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: route({
    access: "admin",
    params: RoadmapId,
    returns: RoadmapAnswer,
    handle: ({ context, params }) => readRoadmap(context, params.id),
  }),
});
