import { z } from "zod";
import type { Cohort, CohortChange, NewCohort } from "@/lib/domain/cohort/cohort";
import { CohortFigures } from "@/lib/domain/cohort/snapshot";
import type { Db } from "./db";

/** What was published of a cohort. */
const Snapshot = z.object({ figures: CohortFigures });
type Snapshot = z.infer<typeof Snapshot>;

/** Which assessments were counted in a publication, of a cohort that may be deleted since: on no page. */
const CohortPublication = z.object({ cohortId: z.string(), members: z.array(z.string()) });
export type CohortPublication = z.infer<typeof CohortPublication>;

export interface StoredCohort extends Cohort {
  snapshot: Snapshot | null;
}

/** Cohorts of firms, by the codes that they came with. */
export const cohorts = (db: Db) => ({
  async list(): Promise<StoredCohort[]> {
    const rows = await db.cohort.findMany({ orderBy: [{ createdAt: "desc" }, { id: "desc" }], take: LISTED });
    return rows.map(stored);
  },

  async find(id: string): Promise<StoredCohort | null> {
    const row = await db.cohort.findUnique({ where: { id } });
    return row === null ? null : stored(row);
  },

  /** As it is, held until the transaction ends. */
  async lock(id: string): Promise<StoredCohort | null> {
    await db.$queryRaw`SELECT 1 FROM cohorts WHERE id = ${id}::uuid FOR UPDATE`;
    const row = await db.cohort.findUnique({ where: { id } });
    return row === null ? null : stored(row);
  },

  async add(cohort: NewCohort & { createdById: string | null }): Promise<StoredCohort> {
    return stored(await db.cohort.create({ data: cohort }));
  },

  /** What is undefined stays. */
  async change(id: string, change: CohortChange): Promise<void> {
    await db.cohort.updateMany({ where: { id }, data: change });
  },

  async remove(id: string): Promise<boolean> {
    return (await db.cohort.deleteMany({ where: { id } })).count === 1;
  },

  async publish({ cohortId, members }: CohortPublication, figures: CohortFigures, at: Date): Promise<void> {
    const snapshot: Snapshot = JSON.parse(JSON.stringify({ figures }));
    await db.cohort.updateMany({ where: { id: cohortId }, data: { snapshot, publishedAt: at } });
    await db.$executeRaw`INSERT INTO cohort_publications (id, cohort_id, published_at, members)
      VALUES (gen_random_uuid(), ${cohortId}::uuid, ${at}, ${JSON.stringify(members)}::jsonb)`;
  },

  /** Everything that was ever published of any cohort. */
  listPublications: () => listPublications(db),

  /** The same, with a table lock: until the transaction ends no other one publishes. Taken after that of the comparisons. */
  async lockPublications(): Promise<CohortPublication[]> {
    await db.$executeRaw`LOCK TABLE cohort_publications IN EXCLUSIVE MODE`;
    return listPublications(db);
  },

  /** The one reading link; null ends it. */
  async setLink(id: string, link: { tokenHash: string; tokenExpiresAt: Date } | null): Promise<void> {
    await db.cohort.updateMany({
      where: { id },
      data: link ?? { tokenHash: null, tokenExpiresAt: null },
    });
  },

  /** Behind a reading link; null where it has ended, never was, or nothing is published. */
  async findByToken(tokenHash: string, now: Date): Promise<StoredCohort | null> {
    const row = await db.cohort.findFirst({
      where: { tokenHash, tokenExpiresAt: { gt: now }, publishedAt: { not: null } },
    });
    return row === null ? null : stored(row);
  },
});

async function listPublications(db: Db): Promise<CohortPublication[]> {
  const rows = await db.$queryRaw<unknown[]>`
    SELECT cohort_id::text AS "cohortId", members FROM cohort_publications ORDER BY published_at`;
  return rows.map((row) => CohortPublication.parse(row));
}

const LISTED = 500;

interface Row extends Omit<Cohort, "couponCodes" | "linkUntil"> {
  couponCodes: unknown;
  snapshot: unknown;
  tokenExpiresAt: Date | null;
}

const stored = ({ id, name, floor, publishedAt, createdAt, ...row }: Row): StoredCohort => ({
  id,
  name,
  floor,
  publishedAt,
  createdAt,
  couponCodes: z.array(z.string()).catch([]).parse(row.couponCodes),
  linkUntil: row.tokenExpiresAt,
  snapshot: Snapshot.nullable().parse(row.snapshot),
});
