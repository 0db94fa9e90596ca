import { NewView, SavedView, SavedViews } from "@/lib/domain/lead/views";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { listViews } from "@/lib/services/view/list-views";
import { saveView } from "@/lib/services/view/save-view";

// GET /api/admin/views: the lists that the admins have saved, with how many leads each holds.
// POST /api/admin/views: save a filter and order under a name.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: route({
    access: "admin",
    returns: SavedViews,
    handle: ({ context }) => listViews(context),
  }),
  POST: route({
    access: "admin",
    body: NewView,
    returns: SavedView,
    status: 201,
    handle: ({ context, body }) => saveView(context, body),
  }),
});
