import { Done } from "@/lib/domain/done";
import { SavedView, ViewChange, ViewId } from "@/lib/domain/lead/views";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { changeView } from "@/lib/services/view/change-view";
import { deleteView } from "@/lib/services/view/delete-view";

// PATCH /api/admin/views/{id}: another name, or another list.
// DELETE /api/admin/views/{id}: remove a saved view.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  PATCH: route({
    access: "admin",
    params: ViewId,
    body: ViewChange,
    returns: SavedView,
    handle: ({ context, params, body }) => changeView(context, params.id, body),
  }),
  DELETE: route({
    access: "admin",
    params: ViewId,
    returns: Done,
    handle: ({ context, params }) => deleteView(context, params.id),
  }),
});
