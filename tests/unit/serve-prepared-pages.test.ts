import { mkdtempSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { inFront, readPages } from "@/lib/server/prepared-pages";

const HTML = "<p>Prepared</p>";
let server: Server;
let url: string;

beforeAll(async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "prepared-"));
  writeFileSync(path.join(folder, "login.identity"), HTML);
  writeFileSync(path.join(folder, "login.gzip"), gzipSync(HTML));
  writeFileSync(path.join(folder, "login.br"), brotliCompressSync(HTML));
  const headers = { etag: 'W/"abc"', "content-security-policy": "default-src 'self'" };
  const page = { file: "login", headers };
  const kept = { pages: { "/login": page }, notFound: page, known: "^/(?:_next/|api/)|^/auth$|^/(?:.+)/$" };
  writeFileSync(path.join(folder, "pages.json"), JSON.stringify(kept));
  server = createServer((_, response) => void response.end("Next"));
  inFront(server, readPages(folder));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`;
});
afterAll(() => server.close());

const ask = async (path: string, headers: Record<string, string> = {}, method = "GET") => {
  const response = await fetch(`${url}${path}`, { headers, method });
  return { status: response.status, headers: response.headers, text: await response.text() };
};

test.each(["br", "gzip", "identity", "gzip;q=1, br;q=0", "br;q=0.5"])(
  "a prepared page comes with its headers in a coding that the caller takes: %s",
  async (accepted) => {
    const { status, headers, text } = await ask("/login?callbackUrl=%2Fadmin", {
      "Accept-Encoding": accepted,
    });
    expect([status, text]).toEqual([200, HTML]);
    expect(headers.get("content-security-policy")).toBe("default-src 'self'");
    const coding = headers.get("content-encoding") ?? "identity";
    expect(coding).toBe(accepted.startsWith("gzip") ? "gzip" : (accepted.split(";")[0] ?? ""));
  },
);

test.each(['W/"abc"', '"abc"', '"other", W/"abc"'])("who has it already is told so: %s", async (tag) => {
  const known = { "If-None-Match": tag, "Cache-Control": "max-age=0" };
  const { status, text } = await ask("/login", known);
  expect([status, text]).toEqual([304, ""]);
});

test("HEAD has no body, and the length of the page", async () => {
  const { status, headers, text } = await ask("/login", { "Accept-Encoding": "identity" }, "HEAD");
  expect([status, headers.get("content-length"), text]).toEqual([200, String(HTML.length), ""]);
});

test.each([
  ["another address", "/auth", {}, "GET"],
  ["a path that it redirects", "/login/", {}, "GET"],
  ["a path that means something else than it says", "/%6Cogin", {}, "GET"],
  ["a file", "/_next/static/a.js", {}, "GET"],
  ["a call", "/api/nope", {}, "GET"],
  ["a page's parts of a path that is nowhere", "/nowhere", { RSC: "1" }, "GET"],
  ["a page's parts, for the script in the browser", "/login", { RSC: "1" }, "GET"],
  ["an action", "/login", { "Next-Action": "x" }, "GET"],
  ["another method", "/login", {}, "POST"],
])("Next answers %s", async (_, path, headers, method) => {
  expect((await ask(path, headers, method)).text).toBe("Next");
});

test.each(["/nowhere", "/login/below", "/LOGIN", "/wp-login.php"])(
  "a path that is nowhere is a 404: %s",
  async (path) => {
    const { status, text } = await ask(path, { "If-None-Match": 'W/"abc"' });
    expect([status, text]).toEqual([404, HTML]);
  },
);

test("without a build's pages there are none", () => {
  expect(readPages("/nowhere")("/")).toBeUndefined();
});
