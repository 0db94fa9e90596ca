import { CallRequest } from "@/lib/domain/call/call";
import { DoneWithMessage } from "@/lib/domain/done";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { requestCall } from "@/lib/services/call/request-call";

// POST /api/call-request: ask to be called about an unlocked report.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  POST: route({
    access: "visitor",
    limit: "callRequest",
    body: CallRequest,
    returns: DoneWithMessage,
    status: 202,
    handle: ({ context, body }) => requestCall(context, body),
  }),
});
