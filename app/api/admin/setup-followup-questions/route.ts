import { SetupProgress, SetupResult } from "@/lib/domain/setup/setup";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { readSetupProgress } from "@/lib/services/setup/read-setup-progress";
import { runSetup } from "@/lib/services/setup/run-setup";
import { stopSetup } from "@/lib/services/setup/stop-setup";

// GET /api/admin/setup-followup-questions: how far Setup Production has come.
// POST /api/admin/setup-followup-questions: write the follow-up questions that are missing.
// DELETE /api/admin/setup-followup-questions: stop writing them; what is written stays.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: route({
    access: "admin",
    returns: SetupProgress,
    handle: ({ context }) => readSetupProgress(context),
  }),

  POST: route({ access: "admin", returns: SetupResult, handle: ({ context }) => runSetup(context) }),

  DELETE: route({ access: "admin", returns: SetupProgress, handle: ({ context }) => stopSetup(context) }),
});
