import { contentDisposition } from "@/lib/domain/report/file-name";

/** A file as a response; the route adds the headers that every response has. */
export function download(file: { fileName: string; content: Uint8Array }, contentType: string): Response {
  return new Response(Buffer.from(file.content), {
    headers: { "Content-Type": contentType, "Content-Disposition": contentDisposition(file.fileName) },
  });
}
