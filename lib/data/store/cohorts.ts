import { z } from "zod";
import type { Cohort, CohortChange, NewCohort } from "@/lib/domain/cohort/cohort";
import { CohortFigures } from "@/lib/domain/cohort/snapshot";
import type { Db } from "./db";

/** What was published of a cohort, and which firms were in it each time: the latter is on no page. */
const Snapshot = z.object({ figures: CohortFigures, publications: z.array(z.array(z.string())) });
type Snapshot = z.infer<typeof Snapshot>;

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

  async publish(id: string, snapshot: Snapshot, publishedAt: Date): Promise<void> {
    const kept: Snapshot = JSON.parse(JSON.stringify(snapshot));
    await db.cohort.updateMany({ where: { id }, data: { snapshot: kept, publishedAt } });
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
