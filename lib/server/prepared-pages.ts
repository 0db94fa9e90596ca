import { subscribe } from "node:diagnostics_channel";
import { existsSync, readFileSync } from "node:fs";
import { type IncomingMessage, Server, type ServerResponse } from "node:http";
import path from "node:path";
import fresh from "fresh";
import Negotiator from "negotiator";
import { z } from "zod";

/**
 * What the end of the build leaves in `prepared/pages.json`: each page's file there, and its headers; the same of the one
 * that says 404; and every path that Next knows.
 */
const Page = z.object({ file: z.string(), headers: z.record(z.string(), z.string()) });
const Pages = z.object({ pages: z.record(z.string(), Page), notFound: Page, known: z.string() });

const ENCODINGS = ["br", "gzip", "identity"] as const;
type Encoding = (typeof ENCODINGS)[number];

interface PreparedPage {
  status: 200 | 404;
  headers: Record<string, string>;
  bodies: Record<Encoding, Buffer>;
}

/** The page for a path; none where it is Next's to answer. */
type Find = (path: string) => PreparedPage | undefined;

/**
 * Static pages: what was rendered at build is answered from memory, in front of Next, which would read, hash and compress
 * it anew for each request. Where there is nothing of the kind, as on a host that serves such files itself, Next does.
 */
export function servePreparedPages(): void {
  const find = readPages(path.resolve(/* turbopackIgnore: true */ ".next/prepared"));
  const known = new WeakSet<Server>();
  subscribe("http.server.request.start", (message) => {
    const server = typeof message === "object" && message !== null && "server" in message && message.server;
    if (!(server instanceof Server) || known.has(server)) return;
    known.add(server);
    inFront(server, find);
  });
}

export function inFront(server: Server, find: Find): void {
  const listeners = server.listeners("request");
  server.removeAllListeners("request").on("request", (request, response) => {
    const page = isWholePage(request) ? find(request.url?.split("?", 1)[0] ?? "") : undefined;
    if (page !== undefined) answer(page, request, response);
    else for (const listener of listeners) Reflect.apply(listener, server, [request, response]);
  });
}

/** All of them at once, a megabyte or two: a request waits for no disk. */
export function readPages(folder: string): Find {
  const table = path.join(folder, "pages.json");
  if (!existsSync(/* turbopackIgnore: true */ table)) return () => undefined;
  const kept = Pages.parse(JSON.parse(read(table).toString()));
  const pages = new Map(
    Object.entries(kept.pages).map(([address, page]) => [
      address,
      { status: 200, ...withBodies(page) } as const,
    ]),
  );
  const notFound = { status: 404, ...withBodies(kept.notFound) } as const;
  const known = new RegExp(kept.known);
  return (asked) => pages.get(asked) ?? (PLAIN.test(asked) && !known.test(asked) ? notFound : undefined);

  function withBodies({ file, headers }: z.output<typeof Page>) {
    const body = path.join(folder, file);
    const bodies = { br: read(`${body}.br`), gzip: read(`${body}.gzip`), identity: read(`${body}.identity`) };
    return { headers, bodies };
  }
}

/** A path that means what it says: what is escaped, doubled or odd is Next's to make sense of. */
const PLAIN = /^(?:\/[\w.~-]+)+$/;

const read = (file: string): Buffer => readFileSync(/* turbopackIgnore: true */ file);

/** Next's script in the browser asks for a page's parts at the same address, and says so in headers. */
const isWholePage = ({ method, headers }: IncomingMessage): boolean =>
  (method === "GET" || method === "HEAD") &&
  headers.rsc === undefined &&
  headers["next-action"] === undefined &&
  headers["x-nextjs-data"] === undefined;

function answer(
  { status, headers, bodies }: PreparedPage,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.statusCode = status;
  if (status === 200 && fresh(request.headers, headers)) return void response.writeHead(304).end();
  const taken = new Negotiator(request).encodings(ENCODINGS);
  const encoding = ENCODINGS.find((each) => taken.includes(each)) ?? "identity";
  const sent = bodies[encoding];
  if (encoding !== "identity") response.setHeader("content-encoding", encoding);
  response.setHeader("content-length", sent.length);
  response.end(request.method === "HEAD" ? undefined : sent);
}
