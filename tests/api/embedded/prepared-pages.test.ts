import { createHash } from "node:crypto";
import { call } from "@/tests/support/client";
import { pagePaths } from "@/tests/support/routes";
import type { RunningServer } from "@/tests/support/server";
import { sharedServer } from "@/tests/support/shared-servers";

const PREPARED = pagePaths("app/(prepared)");

let server: RunningServer;
beforeAll(async () => {
  server = await sharedServer();
});

const open = (path: string, headers: Record<string, string> = {}) =>
  call(`${server.url}${path}`, { headers });

/** Found with a parser of tags, not with the expression that the build uses. */
function inlineScripts(html: string): string[] {
  return html
    .split("<script")
    .slice(1)
    .map((part) => part.split("</script>", 1)[0] ?? "")
    .map((part) => ({ tag: part.slice(0, part.indexOf(">")), text: part.slice(part.indexOf(">") + 1) }))
    .filter(({ tag }) => !tag.includes("src="))
    .map(({ text }) => text);
}

const scriptSources = (headers: Headers): string[] =>
  /script-src ([^;]+);/.exec(headers.get("content-security-policy") ?? "")?.[1]?.split(" ") ?? [];

test("the pages that need no server are these", () => {
  expect(PREPARED).toEqual(
    expect.arrayContaining(["/", "/assessment", "/login", "/auth", "/admin/login", "/privacy", "/terms"]),
  );
});

test.each([...PREPARED, "/nowhere", "/LOGIN"])(
  "%s lets the very scripts run that are in it, by their hashes, and no other (T92)",
  async (path) => {
    const { headers, text } = await open(path);
    const scripts = inlineScripts(text);
    expect(scripts.length).toBeGreaterThan(3);
    const hashes = scripts.map(
      (script) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
    );
    expect(scriptSources(headers).sort()).toEqual(["'self'", ...new Set(hashes)].sort());
    for (const rule of [
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ])
      expect(headers.get("content-security-policy")).toContain(rule);
    expect(text).not.toMatch(/<[^>]+\son\w+=/);
  },
);

test.each(PREPARED)(
  "%s was rendered at build, and a shared cache may keep it for a few minutes",
  async (path) => {
    const { status, headers } = await open(path, { Cookie: "next-auth.session-token=someone" });
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("public, max-age=0, s-maxage=300, must-revalidate");
    expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("x-robots-tag")).toBeNull();
    expect(headers.get("set-cookie")).toBeNull();
    // The middleware would have named the request.
    expect(headers.get("x-request-id")).toBeNull();
    const known = { "If-None-Match": headers.get("etag") ?? "", "Cache-Control": "max-age=0" };
    const again = await open(path, known);
    expect([again.status, again.text]).toEqual([304, ""]);
  },
);

test("what the address asks for changes nothing in a prepared page", async () => {
  const [plain, asked] = [await open("/login"), await open("/login?callbackUrl=%2Fadmin&mode=login")];
  expect(asked.text).toBe(plain.text);
});

test("an address that leads nowhere is answered without the middleware, and is in no index", async () => {
  const { status, headers, text } = await open("/nowhere");
  expect(status).toBe(404);
  expect(text).toContain("Page Not Found");
  expect(headers.get("x-request-id")).toBeNull();
  expect(headers.get("x-robots-tag")).toContain("noindex");
  expect(headers.get("referrer-policy")).toBe("no-referrer");
  expect(headers.get("cache-control")).toBe("public, max-age=0, s-maxage=300, must-revalidate");
});
