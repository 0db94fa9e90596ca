import type { NewView, SavedView, ViewChange } from "@/lib/domain/lead/views";
import type { Prisma } from "@/lib/generated/prisma/client";
import type { Db } from "./db";

export type StoredView = Omit<SavedView, "count" | "isExact">;

/** Lists of leads under a name, which all admins share. */
export const savedViews = (db: Db) => ({
  /** In the order in which they were made. */
  async list(): Promise<StoredView[]> {
    const rows = await db.savedView.findMany({ ...SHOWN, orderBy: [{ createdAt: "asc" }, { id: "asc" }] });
    return rows.map(viewOf);
  },

  find: (id: string): Promise<StoredView | null> => find(db, id),

  /** Null where there are so many already. */
  async add(view: NewView & { createdById: string | null }, most: number): Promise<StoredView | null> {
    const rows = await db.$queryRaw<{ id: string }[]>`
      INSERT INTO saved_views (id, name, query, created_by_id)
      SELECT gen_random_uuid(), ${view.name}, ${view.query}, ${view.createdById}::uuid
      WHERE (SELECT count(*) FROM saved_views) < ${most} RETURNING id::text AS id`;
    return rows[0] === undefined ? null : find(db, rows[0].id);
  },

  async change(id: string, change: ViewChange): Promise<StoredView | null> {
    await db.savedView.updateMany({ where: { id }, data: change });
    return find(db, id);
  },

  /** False where it was deleted before. */
  async remove(id: string): Promise<boolean> {
    return (await db.savedView.deleteMany({ where: { id } })).count === 1;
  },
});

async function find(db: Db, id: string): Promise<StoredView | null> {
  const row = await db.savedView.findUnique({ where: { id }, ...SHOWN });
  return row && viewOf(row);
}

const SHOWN = {
  select: { id: true, name: true, query: true, createdBy: { select: { email: true } } },
} satisfies Prisma.SavedViewDefaultArgs;

const viewOf = ({
  createdBy,
  ...view
}: Omit<StoredView, "createdBy"> & { createdBy: { email: string } | null }): StoredView => ({
  ...view,
  createdBy: createdBy?.email ?? null,
});
