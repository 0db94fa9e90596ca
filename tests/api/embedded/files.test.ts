import { FILE_KINDS, FILE_NAMES, type ReportFileName } from "@/lib/domain/report/file-kinds";
import { bearer, signInAsAdmin } from "@/tests/support/accounts";
import { call } from "@/tests/support/client";
import { openOffice } from "@/tests/support/office-file";
import { expectRefusal } from "@/tests/support/refusal";
import type { RunningServer } from "@/tests/support/server";
import { sharedServer } from "@/tests/support/shared-servers";
import { shareOf, tokenIn } from "@/tests/support/shares";
import { submit, unlock } from "@/tests/support/submission";

const COMPANY = "Ring & Rowe <Ltd> 株式会社";
const EMAIL = "taken-along@example.com";
const HOUSEHOLD = {
  preparednessLevel: "not_at_all",
  householdAiUse: ["other"],
  householdAiUseOther: "Beekeeping in Zanzibar",
  childAiConcerns: ["self_esteem"],
  rulesForChildren: "no_rules",
};
const OF_HOME = /Personal and Family|household|your children|our children|Zanzibar/i;

let server: RunningServer;
let id: string;
const path = (assessment: string, name: string) =>
  `${server.url}/api/assessments/${assessment}/files/${name}`;
const fileOf = (assessment: string, name: string) => call(path(assessment, name));
const shared = (token: string, name: string) => call(`${server.url}/api/shared/${token}/files/${name}`);
const bytesOf = async (url: string) => new Uint8Array(await (await fetch(url)).arrayBuffer());
/** What a reader of a file reads in it, and what lies beside that. */
async function textOf(name: ReportFileName, bytes: Uint8Array): Promise<string> {
  if (!/docx$|pptx$/.test(name)) return new TextDecoder().decode(bytes);
  const file = await openOffice(bytes);
  expect(file.faults()).toEqual([]);
  return `${file.text(/./)} ${file.names.map(file.xml).join(" ")}`;
}

beforeAll(async () => {
  server = await sharedServer();
  id = await submit(server.url, { companyName: COMPANY, executiveEmail: EMAIL, ...HOUSEHOLD });
  await unlock(server.url, id);
});

describe("a file to take to work", () => {
  it.each(FILE_NAMES)("%s comes with its name and type, and is kept by no one on the way", async (name) => {
    const { status, headers } = await fileOf(id, name);
    expect(status).toBe(200);
    const type = name.split(".")[1];
    expect(headers.get("content-disposition")).toMatch(
      new RegExp(`^attachment; filename="[A-Za-z-]+-Ring-Rowe-Ltd-\\d{4}-\\d\\d-\\d\\d\\.${type}"`),
    );
    expect(headers.get("content-type")).toBe(FILE_KINDS[name].contentType);
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect(headers.get("x-robots-tag")).toContain("noindex");
  });

  it.each(FILE_NAMES)("%s is sound, and has no key to the report and nothing of home", async (name) => {
    const text = await textOf(name, await bytesOf(path(id, name)));
    expect(text.length).toBeGreaterThan(1_000);
    for (const secret of [id, EMAIL, "/report/", "/results/"]) expect(text).not.toContain(secret);
    expect(text).not.toMatch(OF_HOME);
    expect(text).not.toMatch(/undefined|NaN|\[object/);
  });

  it.each(FILE_NAMES)("%s is for unlocked reports of assessments that are there", async (name) => {
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

  it("is an admin's look at the report, written down once", async () => {
    const seen = await submit(server.url);
    await unlock(server.url, seen);
    const headers = bearer(await signInAsAdmin(server));
    for (const name of FILE_NAMES) expect((await call(path(seen, name), { headers })).status).toBe(200);
    const { body } = await call(`${server.url}/api/admin/audit?action=report_viewed&limit=200`, { headers });
    const about = body.events.filter((event: { targetId: string }) => event.targetId === seen);
    expect(about).toHaveLength(1);
  });

  it("is gone with its assessment", async () => {
    const gone = await submit(server.url);
    await unlock(server.url, gone);
    expect((await fileOf(gone, "plan.ics")).status).toBe(200);
    const headers = bearer(await signInAsAdmin(server));
    await call(`${server.url}/api/admin/assessments/${gone}`, { method: "DELETE", headers });
    for (const name of FILE_NAMES) expectRefusal(await fileOf(gone, name), 404);
  });
});

describe("a reader of a share link", () => {
  const made = async () => {
    const { body } = await shareOf(server.url, id, { withInterview: true });
    return { share: body.id as string, token: tokenIn(body.url) };
  };

  it("gets the deck, with no key to the report and nothing of home", async () => {
    const { token } = await made();
    const bytes = await bytesOf(`${server.url}/api/shared/${token}/files/deck.pptx`);
    const text = await textOf("deck.pptx", bytes);
    expect(text).toContain(COMPANY);
    for (const secret of [id, EMAIL, token]) expect(text).not.toContain(secret);
    expect(text).not.toMatch(OF_HOME);
    const page = await call(`${server.url}/s/${token}`, { headers: { "Sec-Fetch-Dest": "document" } });
    expect(page.text).toContain(`/api/shared/${token}/files/deck.pptx`);
  });

  it("gets no other file, and none once the link has ended", async () => {
    const { share, token } = await made();
    for (const name of FILE_NAMES.filter((each) => each !== "deck.pptx"))
      expectRefusal(await shared(token, name), 404);
    expectRefusal(await shared("A".repeat(43), "deck.pptx"), 404);
    await call(`${server.url}/api/assessments/${id}/shares/${share}`, { method: "DELETE" });
    expectRefusal(await shared(token, "deck.pptx"), 404);
  });
});
