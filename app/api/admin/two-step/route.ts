import { DoneWithMessage } from "@/lib/domain/done";
import { TwoStepBegin, TwoStepBegun, TwoStepEnd, TwoStepState } from "@/lib/domain/two-step/two-step";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { beginTwoStep } from "@/lib/services/two-step/begin-two-step";
import { endTwoStep } from "@/lib/services/two-step/end-two-step";
import { readTwoStep } from "@/lib/services/two-step/read-two-step";

// GET, POST, DELETE /api/admin/two-step: one's own second step at signing in; begin to turn it on; turn it off.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: route({
    access: "admin",
    returns: TwoStepState,
    handle: ({ context }) => readTwoStep(context),
  }),
  POST: route({
    access: "admin",
    limit: "secondStep",
    subject: ({ actor }) => (actor.kind === "user" ? actor.userId : ""),
    body: TwoStepBegin,
    returns: TwoStepBegun,
    handle: ({ context, body }) => beginTwoStep(context, body),
  }),
  DELETE: route({
    access: "admin",
    limit: "secondStep",
    subject: ({ actor }) => (actor.kind === "user" ? actor.userId : ""),
    body: TwoStepEnd,
    returns: DoneWithMessage,
    handle: ({ context, body }) => endTwoStep(context, body),
  }),
});
