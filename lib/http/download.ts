import { after } from "next/server";
import { contentDisposition } from "@/lib/domain/report/file-name";

interface AnnouncedFile {
  fileName: string;
  contentType: string;
}

interface StreamedFile extends AnnouncedFile {
  chunks: AsyncGenerator<string | Uint8Array>;
}

const NEVER_KEPT = { Pragma: "no-cache", Expires: "0" };
/** Idle timeout: a client that reads nothing for this long is gone, and the database snapshot is released. */
const STALLED_MS = 60_000;

/**
 * A file as a response; the route adds the headers that every response has. It is noted once it is on its way: neither its
 * reader waits for that, nor does a failure of it keep the file back.
 */
export function download(
  file: { fileName: string; content: Uint8Array },
  contentType: string,
  note?: () => Promise<unknown>,
): Response {
  if (note !== undefined) after(() => note().catch(() => undefined));
  return new Response(Buffer.from(file.content), { headers: headersOf({ ...file, contentType }) });
}

/**
 * Streaming: a file that is made while it is being read. What goes wrong before its first part is a refusal like any
 * other; after that the download breaks off. Where the reader goes away, the making stops.
 */
export async function streamDownload({ chunks, ...file }: StreamedFile): Promise<Response> {
  const encoder = new TextEncoder();
  let part: IteratorResult<string | Uint8Array> | null = await chunks.next();
  let isAbandoned = false;
  const waitForReader = () =>
    setTimeout(() => {
      isAbandoned = true;
      void chunks.return(undefined);
    }, STALLED_MS).unref();
  let timer = waitForReader();
  const stream = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        clearTimeout(timer);
        if (isAbandoned) throw new Error("The download was not taken in time.");
        part ??= await chunks.next();
        if (part.done) return controller.close();
        controller.enqueue(typeof part.value === "string" ? encoder.encode(part.value) : part.value);
        part = null;
        timer = waitForReader();
      },
      async cancel() {
        clearTimeout(timer);
        await chunks.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
  return new Response(stream, { headers: { ...headersOf(file), ...NEVER_KEPT } });
}

/** What a download would be, without making it. */
export const announceDownload = (file: AnnouncedFile): Response =>
  new Response(null, { headers: { ...headersOf(file), ...NEVER_KEPT } });

const headersOf = ({ fileName, contentType }: AnnouncedFile) => ({
  "Content-Type": contentType,
  "Content-Disposition": contentDisposition(fileName),
});
