import { OutboxAnswer, OutboxId } from "@/lib/domain/outbox/outbox";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { readMessage } from "@/lib/services/outbox/read-message";

// GET /api/admin/outbox/{id}: one message whole.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: route({
    access: "admin",
    params: OutboxId,
    returns: OutboxAnswer,
    handle: ({ context, params }) => readMessage(context, params.id),
  }),
});
