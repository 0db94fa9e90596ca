import { windowOf } from "@/lib/domain/paging";
import { Role } from "@/lib/domain/user/role";
import type { AdminUser, UserQuery } from "@/lib/domain/user/user";
import { isDuplicate } from "../failures";
import type { Db } from "./db";
import { escapeLike } from "./escape-like";

/** A user as admins see them, and what decides whether their mailed password still counts. */
export interface Member extends AdminUser {
  tokenVersion: number;
}

interface NewMember {
  email: string;
  role: Role;
  password: string;
  fullname: string;
  temporaryUntil: Date;
}

/** What admins do with users: everybody's accounts, seen from the dashboard. */
export const members = (db: Db) => ({
  /** The newest first; one more than the page holds, where there are more. */
  async list({ q, ...paging }: UserQuery): Promise<AdminUser[]> {
    const rows = await db.user.findMany({
      where: q === "" ? {} : { email: { contains: escapeLike(q.toLowerCase()) } },
      orderBy: [{ createdAt: "desc" }, { id: "asc" }],
      ...windowOf(paging),
      select: SHOWN,
    });
    return rows.map(shown);
  },

  async findMember(id: string): Promise<Member | null> {
    const row = await db.user.findUnique({ where: { id }, select: KNOWN });
    return row === null ? null : shown(row);
  },

  /** Null where the address has an account already. */
  async addMember(member: NewMember): Promise<Member | null> {
    const [row] = await db.user.createManyAndReturn({ data: [member], skipDuplicates: true, select: KNOWN });
    return row === undefined ? null : shown(row);
  },

  /**
   * Changes a user and ends each of their tokens and open resets. Null where the email is another user's: the
   * transaction may then be broken, and is to be given up.
   */
  async changeMember(id: string, change: { email: string; role: Role }): Promise<Member | null> {
    const taken = await db.user.count({ where: { email: change.email, id: { not: id } } });
    if (taken > 0) return null;
    const before = await db.user.findUnique({ where: { id }, select: { email: true } });
    const data = {
      ...change,
      tokenVersion: { increment: 1 },
      ...(before?.email === change.email ? {} : { emailVerifiedAt: null }),
      resetToken: null,
      resetTokenExpiry: null,
    };
    try {
      return shown(await db.user.update({ where: { id }, data, select: KNOWN }));
    } catch (error) {
      // A user registered with it since it was looked for.
      if (isDuplicate(error)) return null;
      throw error;
    }
  },

  /** Makes room for another invitation, and ends the one before. Null where a password of one's own is set. */
  async inviteAgain(id: string, temporaryUntil: Date): Promise<Member | null> {
    const [row] = await db.user.updateManyAndReturn({
      where: { id, temporaryUntil: { not: null } },
      data: { temporaryUntil, tokenVersion: { increment: 1 } },
      select: KNOWN,
    });
    return row === undefined ? null : shown(row);
  },

  /** Only while the password is a temporary one: one's own is never replaced. */
  async setTemporaryPassword(id: string, password: string, temporaryUntil: Date): Promise<void> {
    const where = { id, temporaryUntil: { not: null } };
    await db.user.updateMany({ where, data: { password, temporaryUntil } });
  },
});

const SHOWN = {
  id: true,
  email: true,
  role: true,
  createdAt: true,
  updatedAt: true,
  temporaryUntil: true,
  lastSignInAt: true,
} as const;
const KNOWN = { ...SHOWN, tokenVersion: true } as const;

/** Whatever the column holds, only the word itself makes an admin. */
function shown<Row extends { role: string; temporaryUntil: Date | null }>({
  role,
  temporaryUntil,
  ...row
}: Row): Omit<Row, "role" | "temporaryUntil"> & { role: Role; invitedUntil: Date | null } {
  return { ...row, role: Role.catch("user").parse(role), invitedUntil: temporaryUntil };
}
