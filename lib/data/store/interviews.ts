import { NO_INSIGHTS, StoredInsights } from "@/lib/domain/interview/insights";
import { Transcript } from "@/lib/domain/interview/transcript";
import type { WrittenSection } from "@/lib/domain/interview/written";
import type { WritingUsage } from "@/lib/domain/writing/usage";
import { Prisma } from "@/lib/generated/prisma/client";
import type { Db } from "./db";

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
  /** The newest interview that something is known of, with its sections: until it is written, an earlier one is shown. */
  async findInsights(assessmentId: string): Promise<StoredInsights> {
    const row = await db.interview.findFirst({
      where: {
        assessmentId,
        OR: [{ sections: { some: {} } }, { transcriptSummary: { not: null } }],
      },
      orderBy: { createdAt: "desc" },
      include: { sections: { orderBy: { createdAt: "asc" } } },
    });
    if (row === null) return NO_INSIGHTS;
    return StoredInsights.parse({ hasInterviewData: true, interview: row, sections: row.sections });
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

  /** The same for one in writing; null where it was sent before. The assessment is locked: of two at once, one is new. */
  async addWritten(
    assessmentId: string,
    interviewId: string,
    transcript: Transcript,
  ): Promise<string | null> {
    if (await this.has(interviewId)) return null;
    const { id } = await db.interview.create({
      data: { assessmentId, interviewId, transcript, kind: "written" },
      select: { id: true },
    });
    return id;
  },

  async has(interviewId: string): Promise<boolean> {
    return (await db.interview.count({ where: { interviewId } })) > 0;
  },

  /** When the newest answers in writing were given; null where there are none. */
  async findWrittenAt(assessmentId: string): Promise<Date | null> {
    const row = await db.interview.findFirst({
      where: { assessmentId, kind: "written" },
      orderBy: { createdAt: "desc" },
      select: { createdAt: true },
    });
    return row?.createdAt ?? null;
  },

  /** Those in writing, with their sections; says how many there were. A call stays. */
  async deleteWritten(assessmentId: string): Promise<number> {
    const { count } = await db.interview.deleteMany({ where: { assessmentId, kind: "written" } });
    return count;
  },

  /** Null where it is written already, or deleted. */
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
