import { call } from "@/tests/support/client";
import { pdfPages } from "@/tests/support/pdf-text";
import type { RunningServer } from "@/tests/support/server";
import { sharedServer } from "@/tests/support/shared-servers";

let server: RunningServer;
beforeAll(async () => {
  server = await sharedServer();
});

const html = async (path: string) => {
  const response = await fetch(`${server.url}${path}`);
  expect(response.status).toBe(200);
  expect(response.headers.get("x-robots-tag")).toBeNull();
  return response.text();
};

it.each([
  ["/", /Halden Creek.*What you get.*How the score works.*Can I have my money back/s],
  ["/sample", /Halden Creek.*fictional company|fictional company.*Halden Creek/s],
  ["/privacy", /What is kept, and how long.*word-for-word answers/s],
  ["/terms", /Refunds/],
])("%s is whole without a script, and may be found by search engines", async (path, shows) => {
  expect(await html(path)).toMatch(shows);
});

it("the sample's page has the report once: as a page, and not as data for scripts again", async () => {
  expect((await html("/sample")).match(/Eight weeks from/g)).toHaveLength(1);
});

it("the sample's PDF has the report's pages, and not the section about home", async () => {
  const response = await fetch(`${server.url}/api/sample/report.pdf`);
  expect(response.headers.get("content-disposition")).toMatch(/filename="Sample-AI-readiness-report-Halden/);
  const pages = pdfPages(new Uint8Array(await response.arrayBuffer()));
  expect(pages.length).toBeGreaterThan(6);
  expect(pages.join("\n")).toContain("Halden Creek Joinery");
  expect(pages.join("\n")).not.toContain("Personal and Family");
});

it("a visitor learns which services a deployment uses, and nothing of their settings", async () => {
  const { body } = await call(`${server.url}/api/services`);
  expect(body).toEqual({
    adapters: [
      "database embedded",
      "writer playbook",
      "payments sandbox",
      "email outbox",
      "voice callback_list",
      "events none",
    ],
    leadsKeptMonths: 24,
  });
});
