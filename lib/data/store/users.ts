import type { Db } from "./db";

export const users = (db: Db) => ({
  async listAdmins(): Promise<{ id: string; email: string }[]> {
    return db.user.findMany({
      where: { role: "admin" },
      select: { id: true, email: true },
      orderBy: { createdAt: "asc" },
    });
  },

  async findEmail(id: string): Promise<string | null> {
    const row = await db.user.findUnique({ where: { id }, select: { email: true } });
    return row?.email ?? null;
  },

  async addFirstAdmin({ email, password }: { email: string; password: string }): Promise<void> {
    await db.user.createMany({
      data: [{ email, password, role: "admin", fullname: "Administrator" }],
      skipDuplicates: true,
    });
  },
});
