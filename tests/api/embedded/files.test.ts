import { FILE_KINDS } from "@/lib/domain/report/file-kinds";
import { bearer, signInAsAdmin } from "@/tests/support/accounts";
import { call } from "@/tests/support/client";
import { expectRefusal } from "@/tests/support/refusal";
import type { RunningServer } from "@/tests/support/server";
import { sharedServer } from "@/tests/support/shared-servers";
import { redeem, submit } from "@/tests/support/submission";

const NAMES = Object.keys(FILE_KINDS);
/** What the first bytes of each type are. */
const STARTS: Readonly<Record<string, string>> = { ics: "BEGIN:VCALENDAR", csv: `"Key"` };

let server: RunningServer;
let id: string;
const fileOf = (assessment: string, name: string) =>
  call(`${server.url}/api/assessments/${assessment}/files/${name}`);

beforeAll(async () => {
  server = await sharedServer();
  id = await submit(server.url, { companyName: "Ring & Rowe <Ltd>" });
  await redeem(server.url, id);
});

describe("a file to take to work", () => {
  it.each(NAMES)("%s comes with its name and type, and is kept by no one on the way", async (name) => {
    const { status, headers } = await fileOf(id, name);
    expect(status).toBe(200);
    expect(headers.get("content-disposition")).toMatch(
      /^attachment; filename="[A-Za-z-]+-Ring-Rowe-Ltd-\d{4}-\d\d-\d\d\.[a-z]+"/,
    );
    expect(headers.get("content-disposition")).toContain(`.${name.split(".")[1]}"`);
    expect(headers.get("content-type")).toContain(
      FILE_KINDS[name as keyof typeof FILE_KINDS].contentType.split(";")[0],
    );
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect(headers.get("x-robots-tag")).toContain("noindex");
  });

  it.each(NAMES)("%s is for unlocked reports of assessments that are there", async (name) => {
    expectRefusal(await fileOf(await submit(server.url), name), 402);
    expectRefusal(await fileOf(crypto.randomUUID(), name), 404);
  });

  it("is one of those that there are", async () => {
    for (const name of [
      "deck",
      "plan.ICS",
      "plan.pdf",
      "..%2Freport.pdf",
      "%00",
      "constructor",
      "x".repeat(5_000),
    ])
      expectRefusal(await fileOf(id, name), 404);
  });

  it("of a calendar and a table says its plan, and neither has a key to the report", async () => {
    for (const name of ["plan.ics", "plan.csv"]) {
      const { text } = await fileOf(id, name);
      expect(text.startsWith(STARTS[name.split(".")[1] ?? ""] ?? "?")).toBe(true);
      expect(text).not.toContain(id);
      expect(text).not.toMatch(/household|your children|Personal and Family/i);
    }
  });

  it("is gone with its assessment", async () => {
    const gone = await submit(server.url);
    await redeem(server.url, gone);
    expect((await fileOf(gone, "plan.ics")).status).toBe(200);
    const headers = bearer(await signInAsAdmin(server));
    await call(`${server.url}/api/admin/assessments/${gone}`, { method: "DELETE", headers });
    expectRefusal(await fileOf(gone, "plan.ics"), 404);
  });
});
