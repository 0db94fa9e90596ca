import { createServer, type RequestListener, type Server } from "node:http";
import { gzipSync } from "node:zlib";
import { forgetEverywhere } from "@/lib/cache";
import { awaitFinished, finishedPage, listenTo } from "@/lib/server/finished-pages";
import { eventually } from "@/tests/support/server";

const PAGE = '<html><script nonce="first"></script><p>ü</p><script nonce="first"></script></body></html>';
let server: Server;
let respond: RequestListener;

beforeAll(async () => {
  server = createServer((request, response) => {
    listenTo(response);
    response.setHeader("ETag", request.headers["x-etag"] ?? "");
    respond(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => server.close());

/** Renders a page that is awaited by its ETag, and gives back what was sent. */
async function rendered(id: string, etag: string, answer: RequestListener): Promise<string> {
  respond = answer;
  awaitFinished(etag, { key: `${id}:page`, nonce: "first" });
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const sent = await fetch(`http://127.0.0.1:${port}/report/${id}`, { headers: { "x-etag": etag } });
  return sent.text().catch(() => "cut off");
}

const bodyOf = (id: string) => finishedPage(`${id}:page`, "second")?.body.toString() ?? null;
const AGAIN = PAGE.replaceAll("first", "second");

test("a page is kept as it went out, in parts that cut through a letter, and comes with another nonce", async () => {
  const bytes = Buffer.from(PAGE);
  const cut = bytes.indexOf(0xc3) + 1;
  const sent = await rendered("parts", "a", (_, response) => {
    response.setHeader("Content-Type", "text/html").setHeader("X-Request-Id", "1");
    response.write(bytes.subarray(0, cut));
    response.end(bytes.subarray(cut));
  });
  expect(sent).toBe(PAGE);
  expect(await eventually(async () => bodyOf("parts"))).toBe(AGAIN);
  expect(finishedPage("parts:page", "second")?.headers).toEqual({ "content-type": "text/html" });
  forgetEverywhere("parts");
  expect(bodyOf("parts")).toBe(null);
});

test("a page that went out zipped is kept as it was before", async () => {
  const sent = await rendered("zipped", "b", (_, response) =>
    response.setHeader("Content-Encoding", "gzip").end(gzipSync(PAGE)),
  );
  expect(sent).toBe(PAGE);
  expect(await eventually(async () => bodyOf("zipped"))).toBe(AGAIN);
});

test.each<[string, RequestListener]>([
  ["failed", (_, response) => response.writeHead(500).end(PAGE)],
  ["is not sent again", (_, response) => response.writeHead(304).end()],
  ["left a part to the browser", (_, response) => response.end(PAGE.replace("<p>", "<!--$!--><p>"))],
  ["ended early", (_, response) => response.end(PAGE.slice(0, -7))],
  ["was cut off", (_, response) => void response.write(PAGE, () => response.destroy())],
  ["is zipped in another way", (_, response) => response.setHeader("Content-Encoding", "x").end("?")],
  ["came by another ETag", (_, response) => response.setHeader("ETag", "another").end(PAGE)],
])("nothing is kept of a page that %s", async (name, answer) => {
  await rendered(name, name, answer);
  await rendered("after it", "c", (_, response) => response.end(PAGE));
  expect(await eventually(async () => bodyOf("after it"))).toBe(AGAIN);
  expect(bodyOf(name)).toBe(null);
});
