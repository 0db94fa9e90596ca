import { NO_SUCH_ASSESSMENT } from "@/lib/domain/assessment/messages";
import { Failure } from "@/lib/domain/failure";
import type { RecommendedTool } from "@/lib/domain/roadmap/roadmap";
import { findAssessment } from "../assessment/find-assessment";
import { recordAudit } from "../audit/record-audit";
import type { Context } from "../context";

/** Has tools chosen for a firm anew, and keeps them with the lead. No payment is needed. */
export async function recommendTools(
  context: Context,
  id: string,
): Promise<{ recommendations: RecommendedTool[] }> {
  const assessment = await findAssessment(context, id);
  const modelUsage = context.openModelUsage(id, "tools");
  const tools = await context.providers.writer.recommendTools(assessment, modelUsage);
  const { writer, version } = modelUsage.usage();
  await context.transaction(async (tx) => {
    if ((await tx.assessments.lock(id)) === null) throw new Failure("not_found", NO_SUCH_ASSESSMENT);
    await tx.leads.keepTools(id, {
      tools,
      writer,
      promptVersion: version,
      generatedAt: context.now(),
    });
    await recordAudit(context, tx, {
      action: "tools_recommended",
      target: { kind: "assessment", id },
      meta: { count: tools.length },
    });
  });
  return { recommendations: tools };
}
