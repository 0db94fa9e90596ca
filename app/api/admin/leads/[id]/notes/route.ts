import { AssessmentId } from "@/lib/domain/assessment/views";
import { LeadNote, NewNote } from "@/lib/domain/lead/details";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { addNote } from "@/lib/services/lead/add-note";

// POST /api/admin/leads/{id}/notes: add a note to a lead.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  POST: route({
    access: "admin",
    params: AssessmentId,
    body: NewNote,
    returns: LeadNote,
    status: 201,
    handle: ({ context, params, body }) => addNote(context, params.id, body.text),
  }),
});
