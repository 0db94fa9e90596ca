import { OutboxAttachmentId } from "@/lib/domain/outbox/outbox";
import { download } from "@/lib/http/download";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { readAttachment } from "@/lib/services/outbox/read-message";

// GET /api/admin/outbox/{id}/attachments/{index}: a file that hangs on a message; always a download.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: route({
    access: "admin",
    params: OutboxAttachmentId,
    returns: "file",
    handle: async ({ context, params }) =>
      download(await readAttachment(context, params), "application/octet-stream"),
  }),
});
