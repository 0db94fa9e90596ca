import { bearer, fromPage, registerUser, signInAsAdmin } from "@/tests/support/accounts";
import { call, type HttpResponse } from "@/tests/support/client";
import type { RunningServer } from "@/tests/support/server";
import { sharedServer } from "@/tests/support/shared-servers";
import { submit, submitOwned, unlock } from "@/tests/support/submission";

let server: RunningServer;
beforeAll(async () => {
  server = await sharedServer();
});

/** As a browser opens a page, once it has it from before. */
const open = (
  id: string,
  had?: HttpResponse,
  headers: Record<string, string> = {},
): Promise<HttpResponse> => {
  const known = { "If-None-Match": had?.headers.get("etag") ?? "", "Cache-Control": "max-age=0" };
  const document = { Accept: "text/html,*/*;q=0.8", "Sec-Fetch-Dest": "document" };
  return call(`${server.url}/report/${id}`, {
    headers: { ...document, ...(had === undefined ? {} : known), ...headers },
  });
};

async function written(url: string): Promise<string> {
  const id = await submit(url);
  await unlock(url, id);
  await call(`${url}/api/assessments/${id}/report`);
  return id;
}

/** Has the page rendered, and then once more with a report that is there: now it is kept whole. */
async function openedTwice(id: string): Promise<HttpResponse> {
  await open(id);
  return open(id);
}

const nonceOf = ({ headers }: HttpResponse): string =>
  /'nonce-([^']+)'/.exec(headers.get("content-security-policy") ?? "")?.[1] ?? "";

describe("a report's page that another reader had before", () => {
  it("is the same page with the same headers and a nonce of its own, in each coding (T92, T97)", async () => {
    const id = await written(server.url);
    const rendered = await openedTwice(id);
    const plain = ({ headers, text }: HttpResponse, nonce: string) => ({
      text: text.replaceAll(nonce, "a nonce"),
      headers: [...headers]
        .filter(([name]) => !["date", "x-request-id", "content-encoding"].includes(name))
        .map(([name, value]) => `${name}: ${value.replaceAll(nonce, "a nonce")}`),
    });
    for (const coding of ["identity", "gzip"]) {
      const next = await open(id, undefined, { "Accept-Encoding": coding });
      expect(nonceOf(next)).not.toBe(nonceOf(rendered));
      expect(next.text).not.toContain(nonceOf(rendered));
      expect(next.headers.get("x-request-id")).not.toBe(rendered.headers.get("x-request-id"));
      expect(plain(next, nonceOf(next))).toEqual(plain(rendered, nonceOf(rendered)));
      expect((await open(id, next)).status).toBe(304);
    }
  });

  it("is not there for who may not read it: a closed link, a deleted report", async () => {
    const { id, device } = await submitOwned(server.url);
    await unlock(server.url, id);
    await call(`${server.url}/api/assessments/${id}/report`);
    const owner = await registerUser(server, undefined, id, device);
    await openedTwice(id);
    expect((await open(id)).status).toBe(200);
    const link = `${server.url}/api/assessments/${id}/link`;
    await call(link, { method: "PUT", body: { closed: true }, headers: bearer(owner) });
    expect((await open(id)).status).toBe(404);
    await call(link, { method: "PUT", body: { closed: false }, headers: bearer(owner) });
    expect((await open(id)).status).toBe(200);
    const admin = bearer(await signInAsAdmin(server));
    await call(`${server.url}/api/admin/assessments/${id}`, { method: "DELETE", headers: admin });
    expect((await open(id)).status).toBe(404);
  });

  it("is rendered for an admin, whose look is recorded, and for a URL of its own", async () => {
    const id = await written(server.url);
    await openedTwice(id);
    const admin = await signInAsAdmin(server);
    expect((await open(id, undefined, fromPage(server.url, admin))).status).toBe(200);
    const { body } = await call(`${server.url}/api/admin/audit?action=report_viewed&limit=200`, {
      headers: bearer(admin),
    });
    expect(JSON.stringify(body)).toContain(id);
    expect((await open(`${id}?from=mail`)).text).toContain("?from=mail");
  });
});

describe("a reader's second view of a report", () => {
  it("costs no page: the browser has it, for itself alone, and asks each time (T97)", async () => {
    const id = await written(server.url);
    const first = await open(id);
    expect([first.status, first.headers.get("cache-control")]).toEqual([200, "private, no-cache"]);
    for (let view = 0; view < 2; view += 1) {
      const { status, text, headers } = await open(id, first);
      expect([status, text]).toEqual([304, ""]);
      expect(headers.get("x-request-id")).not.toBe(first.headers.get("x-request-id"));
      for (const same of [
        "etag",
        "cache-control",
        "content-security-policy",
        "referrer-policy",
        "x-robots-tag",
      ])
        expect([same, headers.get(same)]).toEqual([same, first.headers.get(same)]);
    }
    expect(first.text).toContain("Halden Creek");
  });

  it("is drawn where that is another report, or another build's", async () => {
    const [id, other] = [await written(server.url), await written(server.url)];
    const page = await open(other);
    expect((await open(id, page)).status).toBe(200);
    expect((await open(id, undefined, { "If-None-Match": "*" })).status).toBe(200);
    const earlier = page.headers.get("etag")?.replace(/"(.)/, (_, first) => (first === "a" ? '"b' : '"a'));
    expect((await open(other, undefined, { "If-None-Match": earlier ?? "" })).status).toBe(200);
  });

  it("is no page any more once the report cannot be read by its link", async () => {
    const submitted = await submitOwned(server.url);
    await unlock(server.url, submitted.id);
    await call(`${server.url}/api/assessments/${submitted.id}/report`);
    const owner = await registerUser(server, undefined, submitted.id, submitted.device);
    const before = await open(submitted.id);
    expect((await open(submitted.id, before)).status).toBe(304);
    const link = `${server.url}/api/assessments/${submitted.id}/link`;
    await call(link, { method: "PUT", body: { closed: true }, headers: bearer(owner) });
    expect((await open(submitted.id, before)).status).toBe(404);
    const own = await open(submitted.id, before, fromPage(server.url, owner));
    expect([own.status, own.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
  });

  it("is drawn for an admin, whose looks are recorded", async () => {
    const id = await written(server.url);
    const before = await open(id);
    const admin = await signInAsAdmin(server);
    expect((await open(id, before, fromPage(server.url, admin))).status).toBe(200);
  });

  it("is nothing that a script of the page can be given in place of its data", async () => {
    const id = await written(server.url);
    const before = await open(id);
    const script = { Accept: "*/*", "Sec-Fetch-Dest": "empty" };
    const { status, headers } = await open(id, before, script);
    expect([status, headers.get("etag"), headers.get("cache-control")]).toEqual([
      200,
      null,
      "private, no-store",
    ]);
  });

  it("is not kept before there is a report, or while it is locked", async () => {
    const id = await submit(server.url);
    const { status, headers } = await open(id);
    expect([status, headers.get("etag"), headers.get("cache-control")]).toEqual([
      307,
      null,
      "private, no-store",
    ]);
  });

  it("is not opened by the name of another's request: what was read for that one is no one else's", async () => {
    const seen = await open(await written(server.url));
    const locked = await submit(server.url);
    const asked = { "x-request-id": seen.headers.get("x-request-id") ?? "", "x-nonce": "another" };
    const { status, headers } = await open(locked, undefined, asked);
    expect([status, headers.get("location")]).toEqual([307, `/payment?assessment=${locked}`]);
  });
});
