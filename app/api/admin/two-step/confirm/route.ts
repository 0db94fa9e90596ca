import { TwoStepConfirm, TwoStepConfirmed } from "@/lib/domain/two-step/two-step";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { confirmTwoStep } from "@/lib/services/two-step/confirm-two-step";

// POST /api/admin/two-step/confirm: the first code from the app, which turns it on; its answer has the recovery codes.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  POST: route({
    access: "admin",
    limit: "secondStep",
    subject: ({ actor }) => (actor.kind === "user" ? actor.userId : ""),
    body: TwoStepConfirm,
    returns: TwoStepConfirmed,
    handle: ({ context, body }) => confirmTwoStep(context, body),
  }),
});
