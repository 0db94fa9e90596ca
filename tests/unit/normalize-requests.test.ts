import { createServer, request, type Server } from "node:http";
import { z } from "zod";
import { literalUrl, normalizeRequests } from "@/lib/server/normalize-requests";

it.each([
  ["/report/%", "/report/%25"],
  ["/api/assessments/%ff?x=%ff", "/api/assessments/%25ff?x=%ff"],
  ["/a%20b/%E0%A4%A", "/a%2520b/%25E0%25A4%25A"],
])("%s is an address that means nothing, and is taken letter by letter", (address, literal) => {
  expect(literalUrl(address)).toBe(literal);
  expect(() => decodeURIComponent(literal.split("?")[0] ?? "")).not.toThrow();
});

it.each(["/", "/report/x?y=%", "/a%20b", "/%E6%BC%A2?q=1?2", "/api/x%2Fy"])(
  "%s stays as it is",
  (address) => {
    expect(literalUrl(address)).toBe(address);
  },
);

describe("a server that is asked", () => {
  let server: Server;
  let heard: { url?: string; method?: string; state?: string | string[] }[];
  beforeAll(async () => {
    normalizeRequests();
    heard = [];
    server = createServer(({ url, method, headers }, answer) => {
      heard.push({ url, method, state: headers["next-router-state-tree"] });
      answer.end();
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  });
  afterAll(() => server.close());

  const ask = (method: string, path: string, headers: Record<string, string> = {}) =>
    new Promise<void>((resolve, reject) => {
      const { port } = z.object({ port: z.number() }).parse(server.address());
      request({ host: "127.0.0.1", port, method, path, headers, agent: false }, (response) => {
        response.resume().on("end", resolve);
      })
        .on("error", reject)
        .end();
    });

  it("accepts what can be answered, and waits no longer for an idle connection", async () => {
    await ask("TRACE", "/report/%", { "Next-Router-State-Tree": "%" });
    await ask("GET", "/a%20b", { "Next-Router-State-Tree": "%5B%22%22%2C%7B%7D%5D" });
    expect(heard).toEqual([
      { url: "/report/%25", method: "OPTIONS", state: undefined },
      { url: "/a%20b", method: "GET", state: "%5B%22%22%2C%7B%7D%5D" },
    ]);
    expect(server.headersTimeout).toBe(15_000);
    expect(server.requestTimeout).toBe(60_000);
  });
});
