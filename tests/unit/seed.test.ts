import { spawnSync } from "node:child_process";
import { Assessment } from "@/lib/domain/assessment/assessment";
import { scoreLead } from "@/lib/domain/score/lead";
import { scoreReadiness } from "@/lib/domain/score/score-readiness";

const NOW = Date.UTC(2026, 10, 22, 18);

/** What the script would put into the database, as it prints it: it runs by itself, as `npm run seed` does. */
function rows(count: number): Record<string, unknown>[] {
  const script = `const { invented } = await import("./lib/setup/seed-rows.mjs");
    console.log(JSON.stringify(Array.from({ length: ${count} }, (_, at) => invented(at, ${NOW}))));`;
  const { stdout } = spawnSync(process.execPath, ["--input-type=module", "-e", script], {
    encoding: "utf8",
    maxBuffer: 2 ** 28,
  });
  return JSON.parse(stdout);
}

const nameOf = (column: string) => column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
const assessmentOf = (row: Record<string, unknown>) =>
  Assessment.parse(
    Object.fromEntries(
      Object.entries(row).map(([column, value]) => [
        nameOf(column),
        /_at$/.test(column) && typeof value === "string" ? new Date(value) : value,
      ]),
    ),
  );

test("invented assessments have the scores that the product gives their answers, and were never paid in the future", () => {
  const made = rows(60);
  for (const { assessment, roadmap } of made as { assessment: object; roadmap: unknown }[]) {
    const stored = assessmentOf({ ...assessment });
    expect(stored.aiReadinessScore).toBe(scoreReadiness(stored).aiReadinessScore);
    expect(stored.leadScore).toBe(scoreLead(stored).leadScore);
    expect(stored.leadQualified).toBe(scoreLead(stored).leadQualified);
    expect(stored.paidAt?.getTime() ?? 0).toBeLessThanOrEqual(NOW);
    if (roadmap !== null)
      expect(roadmap).toMatchObject({
        content: {
          readinessScore: (stored.aiReadinessScore ?? 0) / 10,
          maturityProfile: scoreReadiness(stored).maturityProfile,
        },
      });
  }
});
