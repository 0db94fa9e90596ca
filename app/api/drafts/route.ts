import { Done } from "@/lib/domain/done";
import { DraftMade, DraftSave, DraftToken, DraftVersion, NewDraft } from "@/lib/domain/draft/saved-draft";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { deleteDraft } from "@/lib/services/draft/delete-draft";
import { saveDraft } from "@/lib/services/draft/save-draft";
import { startDraft } from "@/lib/services/draft/start-draft";

// POST /api/drafts: save unfinished answers for another device, and have the link to them sent.
// PUT /api/drafts: save newer answers with the device's key.
// DELETE /api/drafts: delete what was saved, by the link or by the key.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  POST: route({
    access: "visitor",
    limit: "draft",
    subject: ({ body }) => body.email,
    body: NewDraft,
    returns: DraftMade,
    status: 202,
    handle: ({ context, body, draftKey }) => startDraft(context, body, draftKey),
  }),
  PUT: route({
    access: "visitor",
    limit: "draftSave",
    body: DraftSave,
    returns: DraftVersion,
    handle: ({ context, body, draftKey }) => saveDraft(context, body, draftKey),
  }),
  DELETE: route({
    access: "visitor",
    limit: "draftSave",
    body: DraftToken,
    returns: Done,
    handle: ({ context, body, draftKey }) => deleteDraft(context, body.token, draftKey),
  }),
});
