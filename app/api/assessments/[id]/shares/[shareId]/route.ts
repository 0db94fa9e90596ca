import { Done } from "@/lib/domain/done";
import { ShareParams } from "@/lib/domain/share/share";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { endShare } from "@/lib/services/share/end-share";

// DELETE /api/assessments/{id}/shares/{shareId}: end a link that shares the report, at once.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  DELETE: route({
    access: "visitor",
    params: ShareParams,
    returns: Done,
    handle: ({ context, params }) => endShare(context, params.id, params.shareId),
  }),
});
