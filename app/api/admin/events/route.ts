import { EventLog } from "@/lib/domain/event/event";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { listEvents } from "@/lib/services/event/list-events";

// GET /api/admin/events: the webhook deliveries, the newest first.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: route({ access: "admin", returns: EventLog, handle: ({ context }) => listEvents(context) }),
});
