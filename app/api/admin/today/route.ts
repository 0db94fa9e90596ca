import { Today } from "@/lib/domain/lead/today";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { readToday } from "@/lib/services/lead/read-today";

// GET /api/admin/today: what waits for the admin who asks, and twelve weeks of the figures.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: route({
    access: "admin",
    returns: Today,
    handle: ({ context }) => readToday(context),
  }),
});
