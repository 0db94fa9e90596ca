import { subscribe } from "node:diagnostics_channel";
import { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { type CacheKey, cacheOf } from "@/lib/cache";

/** A page's HTML, and the headers that Next gave it. */
export interface FinishedPage {
  body: Buffer<ArrayBuffer>;
  headers: Record<string, string>;
}

/** Its HTML cut where its nonce was. */
interface Kept {
  pieces: readonly Buffer[];
  headers: FinishedPage["headers"];
}

/** A page that is being rendered, to be kept by this key. */
interface Awaited {
  key: CacheKey;
  nonce: string;
}

const HEADERS = ["content-type", "link", "vary"];
/** An end that came early, and a part that could not be rendered and is left to the browser. */
const isWhole = (html: string): boolean => html.endsWith("</body></html>") && !html.includes("<!--$!-->");

const finished = cacheOf<Kept>("finished pages", 60);
const awaited = cacheOf<Awaited>("pages to finish", 200);
const keyOf = (etag: unknown) => `etag:${String(etag)}` as const;

/** Has the page kept that goes out by this ETag, once it is whole. */
export const awaitFinished = (etag: string, page: Awaited): void => awaited.keep(keyOf(etag), page);

/** The page of this key with another nonce in place of its own; null where none is kept. */
export function finishedPage(key: CacheKey, nonce: string): FinishedPage | null {
  const page = finished.find(key);
  if (page === undefined) return null;
  const put = Buffer.from(nonce);
  const body = Buffer.concat(page.pieces.flatMap((piece, at) => (at === 0 ? [piece] : [put, piece])));
  return { body, headers: page.headers };
}

/** Listens to what goes out, because Next shows a page's HTML to no one before. */
export function keepFinishedPages(): void {
  subscribe("http.server.request.start", (message) => {
    if (typeof message !== "object" || message === null) return;
    if (!("request" in message && "response" in message)) return;
    const { request, response } = message;
    if (!(request instanceof IncomingMessage && response instanceof ServerResponse)) return;
    if (request.method === "GET" && request.url?.startsWith("/report/")) listenTo(response);
  });
}

export function listenTo(response: ServerResponse): void {
  const chunks: Buffer[] = [];
  let page: Awaited | undefined;
  const note = (chunk: unknown) => {
    if (chunks.length === 0) page = awaited.find(keyOf(response.getHeader("etag")));
    if (page === undefined) return;
    if (typeof chunk === "string" || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };
  const noting = <Write extends ServerResponse["write"] | ServerResponse["end"]>(
    write: Write,
    isEnd = false,
  ) =>
    new Proxy(write, {
      apply(_, self, sent) {
        note(sent[0]);
        if (isEnd && page !== undefined) void keep(page, response, chunks).catch(() => undefined);
        return Reflect.apply(write, self, sent);
      },
    });
  response.write = noting(response.write);
  response.end = noting(response.end, true);
}

async function keep({ key, nonce }: Awaited, response: ServerResponse, chunks: Buffer[]): Promise<void> {
  if (response.statusCode !== 200) return;
  const sent = Buffer.concat(chunks);
  const isZipped = response.getHeader("content-encoding") === "gzip";
  const html = (isZipped ? await promisify(gunzip)(sent) : sent).toString();
  if (!isWhole(html)) return;
  const pieces = html.split(nonce).map((piece) => Buffer.from(piece));
  const headers = HEADERS.flatMap((name) => {
    const value = response.getHeader(name);
    return value === undefined ? [] : [[name, String(value)] as const];
  });
  finished.keep(key, { pieces, headers: Object.fromEntries(headers) });
}
