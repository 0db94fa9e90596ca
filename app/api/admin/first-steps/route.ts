import { FirstSteps } from "@/lib/domain/sample/first-steps";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { readFirstSteps } from "@/lib/services/sample/read-first-steps";

// GET /api/admin/first-steps: how far a new dashboard has come.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: route({ access: "admin", returns: FirstSteps, handle: ({ context }) => readFirstSteps(context) }),
});
