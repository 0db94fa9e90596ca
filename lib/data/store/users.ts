import { Role } from "@/lib/domain/user/role";
import type { Db } from "./db";
import { EMAIL_RECORD, EVERYTHING, unsealed } from "./everything";
import { members } from "./members";

export interface Account {
  id: string;
  email: string;
  /** argon2id. */
  password: string;
  role: Role;
  tokenVersion: number;
  /** While set, the password is a temporary one: good for nothing but setting one's own. */
  temporaryUntil: Date | null;
  /** When the address was last shown to be theirs; null where it never was. */
  emailVerifiedAt: Date | null;
}

const ACCOUNT = {
  id: true,
  email: true,
  password: true,
  role: true,
  tokenVersion: true,
  temporaryUntil: true,
  emailVerifiedAt: true,
} as const;

export const users = (db: Db) => ({
  ...members(db),

  async listAdmins(): Promise<{ id: string; email: string }[]> {
    return db.user.findMany({
      where: { role: "admin" },
      select: { id: true, email: true },
      orderBy: { createdAt: "asc" },
    });
  },

  /** Those who have set a password of their own: an unopened mailbox gets nothing about leads. */
  async listAdminsAtWork(): Promise<{ id: string }[]> {
    return db.user.findMany({
      where: { role: "admin", temporaryUntil: null },
      select: { id: true },
      orderBy: { createdAt: "asc" },
    });
  },

  async findEmail(id: string): Promise<string | null> {
    const row = await db.user.findUnique({ where: { id }, select: { email: true } });
    return row?.email ?? null;
  },

  /** Today's email addresses of users, by their ids. */
  async findEmails(ids: readonly string[]): Promise<Map<string, string>> {
    if (ids.length === 0) return new Map();
    const rows = await db.user.findMany({
      where: { id: { in: [...ids] } },
      select: { id: true, email: true },
    });
    return new Map(rows.map(({ id, email }) => [id, email]));
  },

  async findAccount(by: { id: string } | { email: string }): Promise<Account | null> {
    return accountOf(await db.user.findUnique({ where: by, select: ACCOUNT }));
  },

  /** Null where the address has an account already, however many ask at once. */
  async add(user: { email: string; password: string; fullname: string }): Promise<Account | null> {
    const rows = await db.user.createManyAndReturn({ data: [user], skipDuplicates: true, select: ACCOUNT });
    return accountOf(rows[0] ?? null);
  },

  /** A new hash of the same password: nothing ends. */
  async upgradeHash(id: string, from: string, to: string): Promise<void> {
    await db.user.updateMany({ where: { id, password: from }, data: { password: to } });
  },

  /**
   * Sets a password of one's own, and ends every token and open reset of the user. Null where the account is no longer
   * as it was read: a reset since then keeps its password. `verifiedAt` where the present one came by email.
   */
  async setPassword(
    { id, tokenVersion }: Pick<Account, "id" | "tokenVersion">,
    password: string,
    verifiedAt: Date | null,
  ): Promise<Account | null> {
    const rows = await db.user.updateManyAndReturn({
      where: { id, tokenVersion },
      data: { password, ...FRESH, ...(verifiedAt && { emailVerifiedAt: verifiedAt }) },
      select: ACCOUNT,
    });
    return accountOf(rows[0] ?? null);
  },

  async armReset(id: string, reset: { tokenHash: string; expires: Date }): Promise<void> {
    const data = { resetToken: reset.tokenHash, resetTokenExpiry: reset.expires };
    await db.user.updateMany({ where: { id }, data });
  },

  async isResetOpen(tokenHash: string, now: Date): Promise<boolean> {
    const where = { resetToken: tokenHash, resetTokenExpiry: { gt: now } };
    return (await db.user.count({ where })) > 0;
  },

  /** Spends the token, which verifies the address: of any number who bring it at once, one is given the account. */
  async spendReset(tokenHash: string, password: string, now: Date): Promise<Account | null> {
    const rows = await db.user.updateManyAndReturn({
      where: { resetToken: tokenHash, resetTokenExpiry: { gt: now } },
      data: { password, ...FRESH, emailVerifiedAt: now },
      select: ACCOUNT,
    });
    return accountOf(rows[0] ?? null);
  },

  /** A link that was sent to this address was opened in the account. Null where the address is another one by now. */
  async verifyEmail({ id, email }: Pick<Account, "id" | "email">, now: Date): Promise<Account | null> {
    const rows = await db.user.updateManyAndReturn({
      where: { id, email },
      data: { emailVerifiedAt: now },
      select: ACCOUNT,
    });
    return accountOf(rows[0] ?? null);
  },

  /**
   * All rows that are about one user; of passwords, keys and links, nothing that opens anything. What they merely
   * bookmarked is another user's; what admins note and conclude about a lead is the chapter's own.
   */
  async readEverything(id: string) {
    const account = await db.user.findUniqueOrThrow({
      where: { id },
      omit: { password: true, resetToken: true },
      include: {
        sessions: { select: { createdAt: true, expiresAt: true, revokedAt: true } },
        consents: true,
        bookmarks: {
          where: { assessment: { linkClosed: false } },
          select: { assessmentId: true, createdAt: true, assessment: { select: { companyName: true } } },
        },
        assessments: {
          where: { ownerProof: { not: null } },
          ...EVERYTHING,
        },
      },
    });
    const about = {
      OR: [{ userId: id }, { assessmentId: { in: account.assessments.map((one) => one.id) }, userId: null }],
    };
    const { assessments, bookmarks, sessions, consents, ...user } = account;
    return {
      account: user,
      sessions,
      consents,
      assessments: assessments.map(unsealed),
      bookmarks: bookmarks.map(({ assessmentId, assessment, createdAt }) => ({
        assessmentId,
        companyName: assessment.companyName,
        createdAt,
      })),
      emails: await db.email.findMany({ where: about, select: EMAIL_RECORD }),
    };
  },

  /** Locks all admins in one order, so that two who remove each other come one after the other. */
  async lockAdmins(): Promise<string[]> {
    const rows = await db.$queryRaw<{ id: string }[]>`
      SELECT id FROM users WHERE role = 'admin' ORDER BY id FOR UPDATE`;
    return rows.map(({ id }) => id);
  },

  /** False where there was none. Assessments stay, without an owner. */
  async remove(id: string): Promise<boolean> {
    const { count } = await db.user.deleteMany({ where: { id } });
    return count === 1;
  },

  async addFirstAdmin({ email, password }: { email: string; password: string }): Promise<void> {
    await db.user.createMany({
      data: [{ email, password, role: "admin", fullname: "Administrator" }],
      skipDuplicates: true,
    });
  },
});

const FRESH = {
  tokenVersion: { increment: 1 },
  temporaryUntil: null,
  resetToken: null,
  resetTokenExpiry: null,
} as const;

/** Whatever the column holds, only the word itself makes an admin. */
function accountOf(row: (Omit<Account, "role"> & { role: string }) | null): Account | null {
  return row === null ? null : { ...row, role: Role.catch("user").parse(row.role) };
}
