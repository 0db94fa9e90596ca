import { SettingsView } from "@/lib/domain/settings/settings";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { readSettings } from "@/lib/services/settings/read-settings";

// GET /api/admin/settings: what serves each part here, what is unwise, and which vendors refuse us; no secret.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: route({ access: "admin", returns: SettingsView, handle: ({ context }) => readSettings(context) }),
});
