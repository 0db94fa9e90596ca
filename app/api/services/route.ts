import { ActiveServices } from "@/lib/domain/settings/active-services";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { readActiveServices } from "@/lib/services/settings/read-active-services";

// GET /api/services: who serves which part of this deployment, for the privacy page.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: route({
    access: "visitor",
    returns: ActiveServices,
    handle: ({ context }) => readActiveServices(context),
  }),
});
