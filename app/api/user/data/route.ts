import { download } from "@/lib/http/download";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { downloadOwnData } from "@/lib/services/account/download-own-data";

// GET /api/user/data: everything that is held about the caller, as a file.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: route({
    access: "user",
    returns: "file",
    handle: async ({ context }) =>
      download(await downloadOwnData(context), "application/json; charset=utf-8"),
  }),
});
