import { AssessmentId } from "@/lib/domain/assessment/views";
import { LinkChange, LinkChanged } from "@/lib/domain/share/share";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { closeLink } from "@/lib/services/share/close-link";

// PUT /api/assessments/{id}/link: close the link with the id in it to all but its owner and the admins, or open it.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  PUT: route({
    access: "user",
    params: AssessmentId,
    body: LinkChange,
    returns: LinkChanged,
    handle: ({ context, params, body }) => closeLink(context, params.id, body.closed),
  }),
});
