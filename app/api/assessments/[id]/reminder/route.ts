import { AssessmentId } from "@/lib/domain/assessment/views";
import { ReminderChange, ReminderChanged } from "@/lib/domain/retake/retake";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { setReminder } from "@/lib/services/retake/set-reminder";

// PUT /api/assessments/{id}/reminder: be reminded on day 90 to take the assessment again, or not.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  PUT: route({
    access: "user",
    params: AssessmentId,
    body: ReminderChange,
    returns: ReminderChanged,
    handle: ({ context, params, body }) => setReminder(context, params.id, body.on),
  }),
});
