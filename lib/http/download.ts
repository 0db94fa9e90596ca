import { contentDisposition } from "@/lib/domain/report/file-name";

/** A file as an answer; the route adds the headers that every answer has. */
export function download(file: { fileName: string; content: Uint8Array }, contentType: string): Response {
  return new Response(Buffer.from(file.content), {
    headers: { "Content-Type": contentType, "Content-Disposition": contentDisposition(file.fileName) },
  });
}
