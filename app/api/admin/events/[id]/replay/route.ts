import { Done } from "@/lib/domain/done";
import { EventId } from "@/lib/domain/event/event";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { replayEvent } from "@/lib/services/event/replay-event";

// POST /api/admin/events/{id}/replay: replay a webhook delivery.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  POST: route({
    access: "admin",
    params: EventId,
    returns: Done,
    handle: ({ context, params }) => replayEvent(context, params.id),
  }),
});
