import { randomUUID } from "node:crypto";
import type { StoredInsights } from "@/lib/domain/interview/insights";
import type { ReportParts } from "@/lib/domain/report/document/document";
import type { Actor } from "@/lib/services/context";
import { printReport } from "@/lib/services/report/print-report";
import { SAMPLE_WRITTEN_ON, sampleAssessment, sampleInsights, sampleReport } from "../fixtures/report-sample";
import { contextOf } from "../support/context";

const ADMIN: Actor = {
  kind: "user",
  userId: randomUUID(),
  role: "admin",
  sessionId: randomUUID(),
  mustSetPassword: false,
};

const STORED: StoredInsights = {
  ...sampleInsights,
  interview: {
    transcriptSummary: sampleInsights.interview?.transcriptSummary ?? null,
    kind: "call",
    createdAt: new Date("2026-11-20T18:00:00Z"),
  },
};

/** A written report with an interview, and what is printed and written down of it. */
function shelf(actor: Actor, paymentStatus = "paid") {
  const printed: ReportParts[] = [];
  const views: { actorId?: string; action: string; targetId?: string }[] = [];
  const store = {
    assessments: { find: async () => ({ ...sampleAssessment, paymentStatus }) },
    reports: { find: async () => ({ reportData: sampleReport, createdAt: SAMPLE_WRITTEN_ON }) },
    interviews: { findInsights: async () => STORED },
    comparisons: { listVisible: async () => [] },
    audit: {
      has: async ({ actorId, targetId }: { actorId: string; targetId: string }) =>
        views.some((view) => view.actorId === actorId && view.targetId === targetId),
      add: async (view: (typeof views)[number]) => void views.push(view),
    },
  };
  const renderPdf = async (_: string, parts: ReportParts) => {
    printed.push(parts);
    return new Uint8Array();
  };
  const context = contextOf({ actor, store, renderPdf, now: () => new Date() });
  return { context, printed, views };
}

it("what is printed has the interview, as the page has it, and no family section unless it is asked for", async () => {
  const { context, printed } = shelf({ kind: "visitor" });
  const { fileName } = await printReport(context, randomUUID());
  await printReport(context, randomUUID(), "shown");
  const { familyScorecard: _, familyStrategies: __, ...companyAlone } = sampleReport;
  expect(printed).toMatchObject([
    { insights: sampleInsights, family: "hidden", writtenOn: SAMPLE_WRITTEN_ON },
    { insights: sampleInsights, family: "shown", reportData: sampleReport },
  ]);
  expect(printed[0]?.reportData).toEqual(companyAlone);
  expect(fileName).toMatch(/Halden.*\.pdf$/);
});

it("an admin's look at a report is audited once; no other user's is, and no job's", async () => {
  const id = randomUUID();
  const { context, views } = shelf(ADMIN, "pending");
  await printReport(context, id);
  await printReport(context, id);
  expect(views).toMatchObject([{ action: "report_viewed", actorId: ADMIN.userId, targetId: id }]);
  const others: Actor[] = [{ kind: "visitor" }, { kind: "system" }, { ...ADMIN, role: "user" }];
  for (const actor of others) {
    const shown = shelf(actor);
    await printReport(shown.context, id);
    expect(shown.views).toEqual([]);
  }
});
