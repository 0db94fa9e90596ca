import { AboutDraft, DraftToken } from "@/lib/domain/draft/saved-draft";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { readDraftLink } from "@/lib/services/draft/read-draft-link";

// POST /api/drafts/about: whose answers a link leads to. It changes nothing; a token is in no address.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  POST: route({
    access: "visitor",
    limit: "mailedLink",
    body: DraftToken,
    returns: AboutDraft,
    handle: ({ context, body }) => readDraftLink(context, body.token),
  }),
});
