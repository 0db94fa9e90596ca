import { Failure } from "@/lib/domain/failure";
import { DATABASE_AWAY } from "@/lib/domain/http-messages";
import { PAGE_FAILED } from "@/lib/domain/page-messages";
import { errorPage } from "@/lib/http/pages/error-page";
import { log } from "@/lib/log";

const REQUEST = "5c3b1f7e-2f0a-4a58-9a3d-7d1d3a1f6c11";
const refused = (reason: unknown) => errorPage(reason, REQUEST);

beforeEach(() => jest.spyOn(log, "error").mockReturnValue(undefined));
afterEach(() => jest.restoreAllMocks());

describe("a page that cannot be begun", () => {
  it("says that the database is away, and when to come again", () => {
    const { status, headers } = refused(
      new Failure("unavailable", DATABASE_AWAY, { retryAfterSeconds: 4.2 }),
    );
    expect([status, headers.get("retry-after")]).toEqual([503, "5"]);
  });

  it("gives the reason of a refusal as plain text", async () => {
    const text = await refused(new Failure("unavailable", `Busy: <b>"1" & 2</b>`)).text();
    expect(text).toContain(">Busy: &#60;b&#62;&#34;1&#34; &#38; 2&#60;/b&#62;</p>");
  });

  it("tells nothing of a fault but the request's id", async () => {
    const response = refused(new Error("secret table missing"));
    expect(log.error).toHaveBeenCalledWith(expect.objectContaining({ requestId: REQUEST }), "page refused");
    expect([response.status, response.headers.get("retry-after")]).toEqual([500, null]);
    expect(response.headers.get("x-request-id")).toBe(REQUEST);
    const text = await response.text();
    expect(text).toContain(PAGE_FAILED);
    expect(text).not.toContain("secret");
  });

  it("is in no cache and no index, and sends no referrer", () => {
    const { headers } = refused(new Error("any"));
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect(headers.get("x-robots-tag")).toContain("noindex");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
  });
});
