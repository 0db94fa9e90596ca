import { type Paging, windowOf } from "@/lib/domain/paging";
import {
  ROADMAP_PREVIEW_CHARACTERS,
  type RoadmapLine,
  type WholeRoadmap,
} from "@/lib/domain/roadmap/roadmap-admin";
import type { Db } from "./db";

/** Roadmaps as the admins' table lists them. */
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
});
