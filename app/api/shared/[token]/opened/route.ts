import { Done } from "@/lib/domain/done";
import { AnyToken } from "@/lib/domain/share/share";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { noteSharedOpened } from "@/lib/services/share/note-shared-opened";

// POST /api/shared/{token}/opened: the reader's page says that it was looked at; everyone gets the same answer.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  POST: route({
    access: "visitor",
    params: AnyToken,
    returns: Done,
    status: 202,
    handle: ({ context, params }) => noteSharedOpened(context, params.token),
  }),
});
