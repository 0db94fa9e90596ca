import { LeadDetails, type LeadNote, type LeadWork } from "@/lib/domain/lead/details";
import type { LeadStage } from "@/lib/domain/lead/stage";
import { RecommendedTool } from "@/lib/domain/roadmap/roadmap";
import type { Db } from "./db";

/** What was made about an assessment besides its report, as it is stored. */
const Written = LeadDetails.pick({ followUpQuestions: true, roadmap: true });

/** What admins keep beside a lead, and had made for it. */
export const leadWork = (db: Db) => ({
  async find(assessmentId: string): Promise<LeadWork | null> {
    const row = await db.assessment.findUnique({
      where: { id: assessmentId },
      select: { leadStatus: true, leadOwnerId: true, leadVersion: true, leadNotes: NOTES },
    });
    if (row === null) return null;
    const { leadNotes, leadVersion: version, ...work } = row;
    return LeadDetails.shape.work.parse({ ...work, version, notes: leadNotes.map(noteOf) });
  },

  async change(
    assessmentId: string,
    change: { leadStatus?: LeadStage; leadOwnerId?: string | null },
  ): Promise<void> {
    const data = { ...change, leadVersion: { increment: 1 } };
    await db.assessment.update({ where: { id: assessmentId }, data, select: { id: true } });
  },

  async addNote(note: { assessmentId: string; authorId: string | null; text: string }): Promise<LeadNote> {
    return noteOf(await db.leadNote.create({ data: note, include: { author: { select: { email: true } } } }));
  },

  async findWritten(assessmentId: string): Promise<typeof Written._output> {
    const where = { assessmentId };
    const [followUpQuestions, roadmap] = await Promise.all([
      db.followUpQuestions.findUnique({ where }),
      db.roadmap.findUnique({ where, select: { content: true, createdAt: true } }),
    ]);
    return Written.parse({ followUpQuestions, roadmap });
  },

  /** Null where no admin has asked for any yet. */
  async findTools(assessmentId: string): Promise<RecommendedTool[] | null> {
    const row = await db.aiRecommendations.findUnique({ where: { assessmentId }, select: { tools: true } });
    return row === null ? null : RecommendedTool.array().parse(row.tools);
  },

  /** Keeps the newest list. */
  async keepTools(
    assessmentId: string,
    made: { tools: RecommendedTool[]; writer: string; promptVersion: string; generatedAt: Date },
  ): Promise<void> {
    await db.aiRecommendations.upsert({
      where: { assessmentId },
      create: { assessmentId, ...made },
      update: made,
    });
  },
});

const NOTES = {
  include: { author: { select: { email: true } } },
  orderBy: [{ createdAt: "desc" as const }, { id: "asc" as const }],
};

function noteOf({
  id,
  text,
  author,
  createdAt,
}: {
  id: string;
  text: string;
  author: { email: string } | null;
  createdAt: Date;
}): LeadNote {
  return { id, text, author: author?.email ?? null, createdAt };
}
