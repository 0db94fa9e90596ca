import { readFileSync } from "node:fs";
import { call } from "@/tests/support/client";
import type { RunningServer } from "@/tests/support/server";
import { sharedServer } from "@/tests/support/shared-servers";
import { submit, unlock } from "@/tests/support/submission";

let server: RunningServer;
let id: string;
beforeAll(async () => {
  server = await sharedServer();
  id = await submit(server.url);
  await unlock(server.url, id);
});

const get = async (path: string) => (await call(`${server.url}${path}`)).headers;

it("every answer tells the browser to guess nothing, frame nothing and stay on https (T91, T93)", async () => {
  for (const path of [
    "/",
    "/assessment",
    `/report/${id}`,
    "/nowhere",
    "/api/health",
    "/api/nope",
    "/icon.svg",
  ]) {
    const headers = await get(path);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("x-frame-options")).toBe("DENY");
    expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
    expect(headers.get("permissions-policy")).toContain("camera=()");
    expect(headers.get("strict-transport-security")).toMatch(/max-age=\d{8}/);
    expect(headers.get("x-powered-by")).toBeNull();
  }
});

it("every answer to one request, page or call, has an id of its own to ask about", async () => {
  const paths = [`/summary/${id}`, `/report/${id}`, "/admin", "/api/health", "/api/nope"];
  const ids = await Promise.all(
    [...paths, ...paths].map(async (path) => (await get(path)).get("x-request-id")),
  );
  for (const one of ids) expect(one).toMatch(/^[0-9a-f-]{36}$/);
  expect(new Set(ids).size).toBe(ids.length);
});

it("scripts run with a nonce that is new for each page, and nothing else may run (T92)", async () => {
  const policies = [await get(`/summary/${id}`), await get(`/summary/${id}`), await get(`/report/${id}`)].map(
    (headers) => headers.get("content-security-policy") ?? "",
  );
  const nonces = policies.map((policy) => /'nonce-([^']+)'/.exec(policy)?.[1]);
  expect(new Set(nonces).size).toBe(3);
  for (const policy of policies) {
    expect(policy).toMatch(/script-src 'nonce-[^']+' 'strict-dynamic';/);
    for (const rule of [
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ]) {
      expect(policy).toContain(rule);
    }
  }
});

it("a page whose URL is a key sends no referrer, and is in no index and no cache (T97, T99, T100)", async () => {
  for (const page of ["summary", "results", "roadmap", "report", "thank-you", "save-account"]) {
    const headers = await get(`/${page}/${id}`);
    expect(headers.get("referrer-policy")).toBe("no-referrer");
    expect(headers.get("x-robots-tag")).toContain("noindex");
    expect(headers.get("cache-control")).toContain("no-store");
  }
});

it("data is no page: it runs nothing and is in no frame (T93)", async () => {
  for (const path of [`/api/assessments/${id}`, "/api/nope", "/api/auth/verify"]) {
    const policy = (await get(path)).get("content-security-policy");
    expect(policy).toBe("default-src 'none'; frame-ancestors 'none'");
  }
});

it("other sites may read nothing of ours (T96)", async () => {
  const { headers } = await call(`${server.url}/api/assessments/${id}`, {
    headers: { Origin: "https://evil.example" },
  });
  expect([...headers.keys()].filter((name) => name.startsWith("access-control"))).toEqual([]);
});

it("no page runs a server action that a visitor names, and the build has none to run (T102)", async () => {
  const manifest = JSON.parse(readFileSync(".next/server/server-reference-manifest.json", "utf8"));
  expect([manifest.node, manifest.edge]).toEqual([{}, {}]);
  for (const path of ["/", "/assessment", "/payment", `/report/${id}`, "/auth", "/admin"]) {
    const headers = {
      "Next-Action": "x".repeat(40),
      Origin: server.url,
      "Content-Type": "text/plain;charset=UTF-8",
    };
    const { status, text } = await call(`${server.url}${path}`, { raw: "[]", headers });
    expect([307, 400, 403, 404, 405]).toContain(status);
    expect(text).not.toContain("Halden Creek");
  }
});

it("the log is one line of JSON an event, whatever the caller puts in (T122)", async () => {
  const forged = 'x\\n{"level":60,"msg":"forged"}';
  await call(`${server.url}/api/assessments/${encodeURIComponent(forged)}`);
  await submit(server.url, { executiveName: 'Ann {"level":60,"msg":"forged"}' });
  await call(`${server.url}/api/nope?x=%0A${encodeURIComponent(forged)}`, {
    headers: { "User-Agent": forged },
  });
  const lines = server
    .log()
    .split("\n")
    .filter((line) => line.includes('"level"'));
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) expect(JSON.parse(line).msg).not.toBe("forged");
  expect(server.log()).not.toContain("forged");
});

it("a report travels once in its page, as HTML and not again as data", async () => {
  const { body } = await call(`${server.url}/api/assessments/${id}/report`);
  const words = String(body.reportData.risks[1].mitigation).slice(0, 40);
  const times = (text: string) => text.split(words).length - 1;
  const page = await call(`${server.url}/report/${id}`, { headers: { "Sec-Fetch-Dest": "document" } });
  const data = page.text.match(/<script\b[\s\S]*?<\/script>/g)?.join("") ?? "";
  expect(times(page.text)).toBeGreaterThan(0);
  expect(times(data)).toBe(0);
});

it("styles travel once: inside a page of the build, as a file beside a page that is drawn anew", async () => {
  for (const [path, times] of Object.entries({ "/": 1, "/auth": 1, [`/report/${id}`]: 0, "/nowhere": 1 })) {
    const { text } = await call(`${server.url}${path}`, { headers: { "Sec-Fetch-Dest": "document" } });
    expect(`${path}: ${text.split("@layer theme").length - 1}`).toBe(`${path}: ${times}`);
    const files = text.match(/<link[^>]*rel="stylesheet"[^>]*>/g) ?? [];
    expect(files.length > 0).toBe(times === 0);
  }
});

it("the first page after the wizard brings its styles along: nothing is fetched before it is drawn", async () => {
  const { text } = await call(`${server.url}/summary/${id}`, { headers: { "Sec-Fetch-Dest": "document" } });
  expect(text).toMatch(/<style[^>]*>[^<]*@layer theme/);
  expect(text).not.toMatch(/<link[^>]*rel="stylesheet"/);
});

it("the page for an id that leads nowhere runs with a nonce of its own too (T92)", async () => {
  for (const path of ["/summary/nobody", "/report/nobody", "/s/nobody"]) {
    const { headers, text } = await call(`${server.url}${path}`);
    const nonce = /'nonce-([^']+)'/.exec(headers.get("content-security-policy") ?? "")?.[1];
    const scripts = text.match(/<script[^>]*>/g) ?? [];
    expect(scripts.length).toBeGreaterThan(5);
    for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`);
  }
});

it("no policy lets any inline script run", async () => {
  for (const path of ["/", "/assessment", "/auth", "/payment", `/report/${id}`, "/nowhere", "/api/nope"]) {
    const policy = (await get(path)).get("content-security-policy") ?? "";
    expect(policy).not.toBe("");
    expect(policy.replace("style-src 'self' 'unsafe-inline'", "")).not.toContain("unsafe");
  }
});

it("an address that only begins like a file's is a page, with a page's policy (T92)", async () => {
  for (const path of [
    "/icon-x",
    "/icon.svg.x",
    "/brand/x",
    "/favicon.ico.x",
    "/robots.txt",
    "/_next/imagex",
  ]) {
    expect((await get(path)).get("content-security-policy")).toContain("script-src 'self' 'sha256-");
  }
  for (const path of ["/brand/nowhere.svg", "/brand/coast-and-range.svg"]) {
    expect((await get(path)).get("content-security-policy")).toContain("default-src 'none'");
  }
});
