import { DraftToken, ResumedDraft } from "@/lib/domain/draft/saved-draft";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { resumeDraft } from "@/lib/services/draft/resume-draft";

// POST /api/drafts/resume: move saved answers to this device, which may save them from then on.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  POST: route({
    access: "visitor",
    limit: "mailedLink",
    body: DraftToken,
    returns: ResumedDraft,
    handle: ({ context, body, draftKey }) => resumeDraft(context, body.token, draftKey),
  }),
});
