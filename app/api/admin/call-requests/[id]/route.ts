import { CallChange, CallRequestId, CallRequestRow } from "@/lib/domain/lead/call-requests";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { changeCallRequest } from "@/lib/services/call/change-call-request";

// PATCH /api/admin/call-requests/{id}: what became of a call request.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  PATCH: route({
    access: "admin",
    params: CallRequestId,
    body: CallChange,
    returns: CallRequestRow,
    handle: ({ context, params, body }) => changeCallRequest(context, params.id, body.state),
  }),
});
