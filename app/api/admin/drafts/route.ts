import { DraftList } from "@/lib/domain/draft/saved-draft";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { listDrafts } from "@/lib/services/draft/list-drafts";

// GET /api/admin/drafts: who saved their answers and may be contacted; the others as numbers.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: route({ access: "admin", returns: DraftList, handle: ({ context }) => listDrafts(context) }),
});
