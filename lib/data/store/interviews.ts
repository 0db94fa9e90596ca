import { InterviewInsights } from "@/lib/domain/interview/insights";
import { Transcript } from "@/lib/domain/interview/transcript";
import type { WrittenSection } from "@/lib/domain/interview/written";
import type { WritingUsage } from "@/lib/domain/writing/usage";
import { Prisma } from "@/lib/generated/prisma/client";
import type { Db } from "./db";

const NO_INTERVIEW: InterviewInsights = { hasInterviewData: false, interview: null, sections: [] };

interface Heard {
  assessmentId: string;
  /** The voice service's own id of the call. */
  interviewId: string;
  transcript: Transcript;
  transcriptSummary: string | null;
}

export interface UnwrittenInterview {
  id: string;
  assessmentId: string;
  transcript: Transcript;
}

export const interviews = (db: Db) => ({
  /** The newest call that something is known of, with its sections: until it is written, an earlier one is shown. */
  async findInsights(assessmentId: string): Promise<InterviewInsights> {
    const row = await db.interview.findFirst({
      where: {
        assessmentId,
        OR: [{ sections: { some: {} } }, { transcriptSummary: { not: null } }],
      },
      orderBy: { createdAt: "desc" },
      include: { sections: { orderBy: { createdAt: "asc" } } },
    });
    if (row === null) return NO_INTERVIEW;
    return InterviewInsights.parse({ hasInterviewData: true, interview: row, sections: row.sections });
  },

  /** One interview per call: told again, it gains what it lacked. Gives back its id. */
  async add({ assessmentId, interviewId, transcript, transcriptSummary }: Heard): Promise<string> {
    const { id, transcriptSummary: known } = await db.interview.upsert({
      where: { interviewId },
      create: { assessmentId, interviewId, transcript, transcriptSummary },
      update: {},
    });
    if (known === null && transcriptSummary !== null) {
      await db.interview.update({ where: { id }, data: { transcriptSummary } });
    }
    return id;
  },

  /** Null where it is written already, or gone. */
  async findUnwritten(id: string): Promise<UnwrittenInterview | null> {
    const row = await db.interview.findUnique({
      where: { id },
      include: { sections: { select: { id: true } } },
    });
    if (row === null || row.transcript === null || row.sections.length > 0) return null;
    return { id, assessmentId: row.assessmentId, transcript: Transcript.parse(row.transcript) };
  },

  /** The sections take the transcript's place: what was said word for word is kept no longer than it is needed. */
  async write(id: string, sections: readonly WrittenSection[], usage: WritingUsage): Promise<void> {
    const start = Date.now();
    await db.interviewSection.createMany({
      data: sections.map(({ nextStep, ...section }, place) => ({
        ...section,
        interviewId: id,
        nextStep: nextStep ?? undefined,
        createdAt: new Date(start + place),
      })),
      skipDuplicates: true,
    });
    await db.interview.updateMany({ where: { id }, data: { transcript: Prisma.DbNull, usage } });
  },
});
