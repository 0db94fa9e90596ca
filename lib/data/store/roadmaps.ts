import { cacheOf } from "@/lib/cache";
import { type Paging, windowOf } from "@/lib/domain/paging";
import { Roadmap } from "@/lib/domain/roadmap/roadmap";
import {
  ROADMAP_PREVIEW_CHARACTERS,
  type RoadmapLine,
  type WholeRoadmap,
} from "@/lib/domain/roadmap/roadmap-admin";
import type { WritingUsage } from "@/lib/domain/writing/usage";
import type { Db } from "./db";

/** Roadmaps, as the product reads one, and as the admins list them. The first that is written stays until it is removed. */
export const roadmaps = (db: Db) => ({
  /** The newest first; one more than the page holds, where there are more. */
  async list(paging: Paging): Promise<RoadmapLine[]> {
    const { skip, take } = windowOf(paging);
    return db.$queryRaw<RoadmapLine[]>`
      SELECT r.id, r.assessment_id AS "assessmentId", a.company_name AS "companyName",
        r.created_at AS "createdAt",
        left(coalesce(r.content ->> 'executiveSummary', r.content #>> '{}'), ${ROADMAP_PREVIEW_CHARACTERS}) AS preview
      FROM (SELECT id FROM roadmaps ORDER BY created_at DESC, id LIMIT ${take} OFFSET ${skip}) page
      JOIN roadmaps r ON r.id = page.id JOIN assessments a ON a.id = r.assessment_id
      ORDER BY r.created_at DESC, r.id`;
  },

  async count(): Promise<number> {
    return db.roadmap.count();
  },

  async find(id: string): Promise<WholeRoadmap | null> {
    return db.roadmap.findUnique({ where: { id } });
  },

  /** A roadmap is never changed once it is written; another one has another id. */
  async findOf(assessmentId: string): Promise<Roadmap | null> {
    const written = await db.roadmap.findUnique({ where: { assessmentId }, select: { id: true } });
    if (written === null) return null;
    return parsed.get(`${assessmentId}:${written.id}`, async () => {
      const row = await db.roadmap.findUnique({ where: { assessmentId }, select: { content: true } });
      return row === null ? null : Roadmap.parse(row.content);
    });
  },

  /** As it is stored, by any writer. */
  async findWritten(assessmentId: string): Promise<{ content: unknown; createdAt: Date } | null> {
    return db.roadmap.findUnique({ where: { assessmentId }, select: { content: true, createdAt: true } });
  },

  /** Before another one is written. */
  async removeOf(assessmentId: string): Promise<void> {
    await db.roadmap.deleteMany({ where: { assessmentId } });
  },

  async add(assessmentId: string, content: Roadmap, usage: WritingUsage): Promise<void> {
    await db.roadmap.createMany({ data: [{ assessmentId, content, usage }], skipDuplicates: true });
  },
});

const parsed = cacheOf<Roadmap>("roadmap", 100);
