import { subscribe } from "node:diagnostics_channel";
import { existsSync, readFileSync } from "node:fs";
import { type IncomingMessage, Server, type ServerResponse } from "node:http";
import path from "node:path";
import { z } from "zod";

/** What the step after the build leaves in `prepared/pages.json`: each page's file there, and its headers. */
const Pages = z.record(z.string(), z.object({ file: z.string(), headers: z.record(z.string(), z.string()) }));

const ENCODINGS = ["br", "gzip", "identity"] as const;
type Encoding = (typeof ENCODINGS)[number];

interface PreparedPage {
  headers: Record<string, string>;
  bodies: Record<Encoding, Buffer>;
}

/**
 * Static pages: what was rendered at build is answered from memory, in front of Next, which would read, hash and compress
 * it anew for each request. Where there is nothing of the kind, as on a host that serves such files itself, Next does.
 */
export function servePreparedPages(): void {
  const pages = readPages(path.resolve(/* turbopackIgnore: true */ ".next/prepared"));
  const known = new WeakSet<Server>();
  subscribe("http.server.request.start", (message) => {
    const server = typeof message === "object" && message !== null && "server" in message && message.server;
    if (!(server instanceof Server) || known.has(server)) return;
    known.add(server);
    inFront(server, pages);
  });
}

export function inFront(server: Server, pages: ReadonlyMap<string, PreparedPage>): void {
  const listeners = server.listeners("request");
  server.removeAllListeners("request").on("request", (request, response) => {
    const page = isWholePage(request) ? pages.get(request.url?.split("?", 1)[0] ?? "") : undefined;
    if (page !== undefined) answer(page, request, response);
    else for (const listener of listeners) Reflect.apply(listener, server, [request, response]);
  });
}

/** All of them at once, a megabyte or two: a request waits for no disk. */
export function readPages(folder: string): Map<string, PreparedPage> {
  const table = path.join(folder, "pages.json");
  if (!existsSync(/* turbopackIgnore: true */ table)) return new Map();
  const pages = Object.entries(Pages.parse(JSON.parse(read(table).toString())));
  return new Map(
    pages.map(([address, { file, headers }]) => {
      const body = path.join(folder, file);
      const bodies = {
        br: read(`${body}.br`),
        gzip: read(`${body}.gzip`),
        identity: read(`${body}.identity`),
      };
      return [address, { headers, bodies }];
    }),
  );
}

const read = (file: string): Buffer => readFileSync(/* turbopackIgnore: true */ file);

/** Next's script in the browser asks for a page's parts at the same address, and says so in headers. */
const isWholePage = ({ method, headers }: IncomingMessage): boolean =>
  (method === "GET" || method === "HEAD") &&
  headers.rsc === undefined &&
  headers["next-action"] === undefined &&
  headers["x-nextjs-data"] === undefined;

function answer({ headers, bodies }: PreparedPage, request: IncomingMessage, response: ServerResponse): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (isKnown(request.headers["if-none-match"], headers.etag)) return void response.writeHead(304).end();
  const encoding = encodingFor(request.headers["accept-encoding"]);
  const sent = bodies[encoding];
  if (encoding !== "identity") response.setHeader("content-encoding", encoding);
  response.setHeader("content-length", sent.length);
  response.end(request.method === "HEAD" ? undefined : sent);
}

/** By the weak comparison: a proxy that compresses anew may have made the tag weak. */
const isKnown = (asked: string | undefined, etag: string | undefined): boolean =>
  etag !== undefined &&
  (asked ?? "").split(",").some((one) => one.trim().replace(/^W\//, "") === etag.replace(/^W\//, ""));

function encodingFor(accepted = ""): Encoding {
  const taken = accepted
    .split(",")
    .map((one) => one.trim().toLowerCase())
    .filter((one) => !/;\s*q=0(?:\.0*)?$/.test(one))
    .map((one) => one.split(";", 1)[0]);
  return ENCODINGS.find((encoding) => taken.includes(encoding)) ?? "identity";
}
