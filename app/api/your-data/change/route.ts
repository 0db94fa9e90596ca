import { DataChange, DataChanged } from "@/lib/domain/your-data/your-data";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { changeData } from "@/lib/services/your-data/change-data";

// POST /api/your-data/change: download, withdraw or delete what is held under the address that a link was sent to.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  POST: route({
    access: "visitor",
    limit: "mailedLink",
    body: DataChange,
    returns: DataChanged,
    handle: ({ context, body }) => changeData(context, body),
  }),
});
