import { DataToken, Held } from "@/lib/domain/your-data/your-data";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { openData } from "@/lib/services/your-data/open-data";

// POST /api/your-data/open: what is held under the address that a link was sent to. It changes nothing.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  POST: route({
    access: "visitor",
    limit: "mailedLink",
    body: DataToken,
    returns: Held,
    handle: ({ context, body }) => openData(context, body.token),
  }),
});
