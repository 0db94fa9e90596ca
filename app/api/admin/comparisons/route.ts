import { Comparisons } from "@/lib/domain/comparison/admin";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { listComparisons } from "@/lib/services/comparison/list-comparisons";

// GET /api/admin/comparisons: every group of firms with its exact number, and why it has no new figures.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: route({
    access: "admin",
    returns: Comparisons,
    handle: ({ context }) => listComparisons(context),
  }),
});
