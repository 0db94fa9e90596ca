import { OutboxLines } from "@/lib/domain/outbox/outbox";
import { Paging } from "@/lib/domain/paging";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { listOutbox } from "@/lib/services/outbox/list-outbox";

// GET /api/admin/outbox: the messages that the embedded mail has kept.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: route({
    access: "admin",
    query: Paging,
    returns: OutboxLines,
    handle: ({ context, query }) => listOutbox(context, query),
  }),
});
