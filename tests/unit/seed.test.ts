import { Assessment } from "@/lib/domain/assessment/assessment";
import { scoreLead } from "@/lib/domain/score/lead";
import { scoreReadiness } from "@/lib/domain/score/score-readiness";
import { Prisma } from "@/lib/generated/prisma/client";
import { invented } from "@/prisma/seed-rows";

const NOW = Date.UTC(2026, 10, 22, 18);

const nameOf = (column: string) => column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
const assessmentOf = (row: Record<string, unknown>) =>
  Assessment.parse(Object.fromEntries(Object.entries(row).map(([column, value]) => [nameOf(column), value])));

test("invented assessments have the scores that the product gives their answers, and were never paid in the future", () => {
  for (let number = 0; number < 60; number += 1) {
    const { assessment, roadmap, payment } = invented(number, NOW);
    const stored = assessmentOf(assessment);
    expect(stored.aiReadinessScore).toBe(scoreReadiness(stored).aiReadinessScore);
    expect(stored.leadScore).toBe(scoreLead(stored).leadScore);
    expect(stored.leadQualified).toBe(scoreLead(stored).leadQualified);
    expect(stored.paidAt?.getTime() ?? 0).toBeLessThanOrEqual(NOW);
    expect(payment === null).toBe(stored.paymentStatus !== "paid");
    if (payment !== null)
      expect(payment).toMatchObject({ assessment_id: stored.id, created_at: stored.paidAt });
    if (roadmap !== null)
      expect(roadmap).toMatchObject({
        content: {
          readinessScore: (stored.aiReadinessScore ?? 0) / 10,
          maturityProfile: scoreReadiness(stored).maturityProfile,
        },
      });
  }
});

test("each value of an invented assessment has its column", () => {
  const columns: readonly string[] = Object.values(Prisma.AssessmentScalarFieldEnum);
  expect(
    Object.keys(invented(7, NOW).assessment).filter((column) => !columns.includes(nameOf(column))),
  ).toEqual([]);
});

test("the same number gives the same rows, whenever it is asked", () => {
  expect(invented(7, NOW)).toEqual(invented(7, NOW));
});

test("each invented firm has an email domain of its own, so that firms can be compared", () => {
  const emails = Array.from({ length: 60 }, (_, number) => invented(number, NOW).assessment.executive_email);
  const domains = emails.flatMap((email) => (typeof email === "string" ? [email.split("@")[1]] : []));
  expect(domains.length).toBeGreaterThan(40);
  expect(new Set(domains).size).toBe(domains.length);
});
