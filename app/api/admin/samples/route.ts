import { SampleCount } from "@/lib/domain/sample/first-steps";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { loadSamples } from "@/lib/services/sample/load-samples";
import { removeSamples } from "@/lib/services/sample/remove-samples";

// POST /api/admin/samples: add twenty invented leads to try the dashboard with.
// DELETE /api/admin/samples: remove them all.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  POST: route({
    access: "admin",
    status: 201,
    returns: SampleCount,
    handle: ({ context }) => loadSamples(context),
  }),

  DELETE: route({ access: "admin", returns: SampleCount, handle: ({ context }) => removeSamples(context) }),
});
