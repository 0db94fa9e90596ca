import { AsyncLocalStorage } from "node:async_hooks";
import { createServer, get, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { inTurn } from "@/lib/server/page-turns";

const PAGE = { accept: "text/html" };
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

let server: Server;
let open: { path: string; response: ServerResponse; seen: string | undefined }[] = [];
const asker = new AsyncLocalStorage<string>();

async function serve(turns: Parameters<typeof inTurn>[1]): Promise<void> {
  open = [];
  server = createServer((request: IncomingMessage, response) => {
    open.push({ path: request.url ?? "", response, seen: asker.getStore() });
  });
  inTurn(server, turns);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
}
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const ask = (path: string, headers: Record<string, string> = PAGE) => {
  const { port } = server.address() as AddressInfo;
  const request = get({ port, path, headers, agent: false }, (response) => response.resume());
  request.on("error", () => undefined);
  return request;
};
/** As long as it takes for so many to be open, however busy the machine. */
async function untilOpen(count: number): Promise<string[]> {
  for (let turn = 0; open.length < count && turn < 2_000; turn += 1) await pause(5);
  return open.map(({ path }) => path);
}
/** Nothing more comes. */
const settled = () => pause(100);

describe("pages in turn", () => {
  it("are so many at once; the next one's turn comes when one has its answer", async () => {
    await serve({ atOnce: 2, turnMs: 60_000 });
    for (const path of ["/a", "/b", "/c", "/d"]) {
      ask(path);
      await settled();
    }
    expect(await untilOpen(2)).toEqual(["/a", "/b"]);
    open[0]?.response.end("a");
    expect(await untilOpen(3)).toEqual(["/a", "/b", "/c"]);
    open[1]?.response.end("b");
    open[2]?.response.end("c");
    expect(await untilOpen(4)).toEqual(["/a", "/b", "/c", "/d"]);
    open[3]?.response.end("d");
  });

  it("block no other request: endpoints, files and data go past them", async () => {
    await serve({ atOnce: 1, turnMs: 60_000 });
    ask("/page");
    await untilOpen(1);
    ask("/api/health");
    ask("/_next/static/chunk.js");
    ask("/page?_rsc=1", { accept: "*/*" });
    expect((await untilOpen(4)).sort()).toEqual([
      "/_next/static/chunk.js",
      "/api/health",
      "/page",
      "/page?_rsc=1",
    ]);
  });

  it("that stream on for long keep no one waiting", async () => {
    await serve({ atOnce: 1, turnMs: 50 });
    ask("/slow");
    await untilOpen(1);
    ask("/next");
    expect(await untilOpen(2)).toEqual(["/slow", "/next"]);
  });

  it("are not drawn for who has left meanwhile", async () => {
    await serve({ atOnce: 1, turnMs: 60_000 });
    ask("/first");
    await untilOpen(1);
    const left = ask("/left");
    await settled();
    left.destroy();
    ask("/last");
    await settled();
    open[0]?.response.end();
    expect(await untilOpen(2)).toEqual(["/first", "/last"]);
  });

  it("run as their own request, not as the one that made room for them", async () => {
    await serve({ atOnce: 1, turnMs: 60_000 });
    ask("/first");
    await untilOpen(1);
    ask("/second");
    await settled();
    const { response } = open[0] ?? {};
    asker.run("another request", () => response?.emit("close"));
    await untilOpen(2);
    expect(open[1]?.seen).toBeUndefined();
  });
});
