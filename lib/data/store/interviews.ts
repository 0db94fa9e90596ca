import { InterviewInsights } from "@/lib/domain/interview/insights";
import type { Db } from "./db";

const NO_INTERVIEW: InterviewInsights = { hasInterviewData: false, interview: null, sections: [] };

export const interviews = (db: Db) => ({
  /** The newest call about an assessment, with its sections. */
  async findInsights(assessmentId: string): Promise<InterviewInsights> {
    const row = await db.interview.findFirst({
      where: { assessmentId },
      orderBy: { createdAt: "desc" },
      include: { sections: { orderBy: { createdAt: "asc" } } },
    });
    if (row === null) return NO_INTERVIEW;
    return InterviewInsights.parse({ hasInterviewData: true, interview: row, sections: row.sections });
  },
});
