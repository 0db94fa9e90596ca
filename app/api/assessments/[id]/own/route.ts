import { OwnershipLink, OwnershipToken } from "@/lib/domain/assessment/ownership";
import { DoneWithMessage } from "@/lib/domain/done";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { confirmOwnership } from "@/lib/services/ownership/confirm-ownership";

// POST /api/assessments/{id}/own: spend a link from the mail on an owner key for this device.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  POST: route({
    access: "visitor",
    limit: "ownership",
    params: OwnershipLink,
    body: OwnershipToken,
    returns: DoneWithMessage,
    ownerKey: "besides",
    handle: ({ context, params, body }) => confirmOwnership(context, params.id, body.token),
  }),
});
