import { call } from "@/tests/support/client";
import { mails } from "@/tests/support/outbox";
import { payloadOf } from "@/tests/support/payload";
import { pdfPages } from "@/tests/support/pdf-text";
import { pagePaths } from "@/tests/support/routes";
import { eventually, type RunningServer } from "@/tests/support/server";
import { sharedServer } from "@/tests/support/shared-servers";
import { submit, unlock } from "@/tests/support/submission";

const HOUSEHOLD = {
  preparednessLevel: "not_at_all",
  householdAiUse: ["health", "other"],
  householdAiUseOther: "Beekeeping in Zanzibar",
  childAiConcerns: ["self_esteem"],
  rulesForChildren: "no_rules",
};
/** The fields by name, and every answer that is no everyday word. */
const RAW = [...Object.keys(HOUSEHOLD), "not_at_all", "Zanzibar", "self_esteem", "no_rules"];

let server: RunningServer;
let id: string;
const at = (path: string) => `${server.url}${path}`;
const mine = () => mails(server.dataDir).find(({ key }) => key === `report-ready:${id}`);

beforeAll(async () => {
  server = await sharedServer();
  id = await submit(server.url, { executiveEmail: "home@example.com", ...HOUSEHOLD });
  await unlock(server.url, id);
  await eventually(async () => mine() !== undefined);
});

describe("what was answered about the household", () => {
  it.each(["", "/report", "/interview-insights", "/payment-status"])(
    "is in no answer to the holder of the link: GET /api/assessments/{id}%s",
    async (path) => {
      const response = await call(at(`/api/assessments/${id}${path}`));
      expect(response.status).toBe(200);
      for (const raw of RAW) expect(response.text).not.toContain(raw);
    },
  );

  it.each(pagePaths().filter((page) => page.includes("[assessmentId]") && !page.startsWith("/admin")))(
    "is neither in the page %s nor in what its script is sent",
    async (page) => {
      const address = at(page.replace("[assessmentId]", id));
      const opened = await call(address, { headers: { "Sec-Fetch-Dest": "document" } });
      for (const response of [opened, await payloadOf(address)]) {
        expect(response.status).toBeLessThan(400);
        for (const raw of RAW) expect(response.text).not.toContain(raw);
      }
    },
  );

  it("counts in the score and the advice, which the report and the results show to the executive", async () => {
    const { body } = await call(at(`/api/assessments/${id}`));
    expect(body.family).toMatchObject({ breakdown: { preparednessScore: 2, rulesScore: 1 } });
    expect((await call(at(`/report/${id}`))).text).toContain("Personal and Family AI Readiness");
    expect((await call(at(`/results/${id}`))).text).toContain("Family AI readiness");
  });
});

describe("the PDF", () => {
  const textOf = async (query = "") => {
    const response = await fetch(at(`/api/assessments/${id}/report.pdf${query}`));
    expect(response.status).toBe(200);
    return textIn(new Uint8Array(await response.arrayBuffer()));
  };
  const textIn = (pdf: Uint8Array) => pdfPages(pdf).join(" ").replace(/\s+/g, " ");

  it("has nothing of the family when it is downloaded or mailed (T129)", async () => {
    const mailed = Buffer.from(mine()?.attachments?.[0]?.base64 ?? "", "base64");
    for (const text of [await textOf(), textIn(mailed)]) {
      expect(text).toContain("Immediate Next Steps");
      // A holiday of the province, which the calendar of the plan names.
      expect(text.replaceAll("Family Day", "")).not.toMatch(/family|household/i);
    }
  });

  it("has the family section before the next steps where it is asked for, and nothing raw", async () => {
    const text = await textOf("?family=included");
    const at = ["Risks and Mitigation", "Personal and Family AI Readiness", "Immediate Next Steps"].map(
      (title) => text.lastIndexOf(title),
    );
    expect(at).not.toContain(-1);
    expect(at).toEqual([...at].sort((one, other) => one - other));
    for (const raw of RAW) expect(text).not.toContain(raw);
  });

  it.each(["?family=hidden", "?family=", "?family=Included", "?family=shown"])(
    "is not drawn for %s, which asks for nothing we know",
    async (query) => {
      expect((await call(at(`/api/assessments/${id}/report.pdf${query}`))).status).toBe(400);
    },
  );

  it("can no longer be shown or hidden on the page: it is the same page whatever its address asks", async () => {
    const { text } = await call(at(`/report/${id}?family=hidden`));
    expect(text).toContain("Personal and Family AI Readiness");
    expect(text).toContain("?family=included");
    expect(text).not.toContain("family=hidden&quot;");
    expect(text).not.toMatch(/href="\/report\/[^"/]+["?]/);
  });
});
