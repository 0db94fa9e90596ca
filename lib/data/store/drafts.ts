import {
  type PartialLead,
  type SealedDraft,
  sealedDraftFrom,
  stepToday,
} from "@/lib/domain/draft/saved-draft";
import { decryptOrNull, encrypt } from "../encryption";
import type { Db } from "./db";

interface AddedDraft extends SealedDraft {
  id: string;
  tokenHash: string;
  writeKeyHash: string;
  email: string;
  emailHash: string;
  step: number;
  remind: boolean;
  mayContact: boolean;
  expiresAt: Date;
}

interface OpenedDraft extends SealedDraft {
  id: string;
  step: number;
  version: number;
}

/** By the token of the mail's link, or by the id that a device's key names. */
type Named = { tokenHash: string } | { id: string };

/** Admins see so many at most, the newest. */
const LISTED = 200;

/** Answers on their way from one device to another. They and the email lie sealed; one that has expired is not there. */
export const drafts = (db: Db) => ({
  async add({ answers, submissionKey, email, ...draft }: AddedDraft, now: Date): Promise<void> {
    const sealed = { email: encrypt(email), answers: encrypt(JSON.stringify({ answers, submissionKey })) };
    await db.draft.create({ data: { ...draft, ...sealed, createdAt: now, updatedAt: now } });
  },

  /**
   * Saves over a version. The new version, or null where another device has taken over, another tab was first, or there
   * is nothing any more: of any number who save over the same version at once, one is in time.
   */
  async save(
    key: { id: string; writeKeyHash: string; version: number },
    { step, ...sealed }: SealedDraft & { step: number },
    now: Date,
  ): Promise<number | null> {
    const rows = await db.draft.updateManyAndReturn({
      where: { ...key, expiresAt: { gt: now } },
      data: { answers: encrypt(JSON.stringify(sealed)), step, version: { increment: 1 }, updatedAt: now },
      select: { version: true },
    });
    return rows[0]?.version ?? null;
  },

  async find(named: Named, now: Date): Promise<OpenedDraft | null> {
    return opened(await db.draft.findFirst({ where: { ...named, expiresAt: { gt: now } }, select: OPENED }));
  },

  /** Hands a draft over to a device: its key is the one that may save from now on. */
  async takeOver(named: Named, writeKeyHash: string, now: Date): Promise<OpenedDraft | null> {
    const rows = await db.draft.updateManyAndReturn({
      where: { ...named, expiresAt: { gt: now } },
      data: { writeKeyHash },
      select: OPENED,
    });
    return opened(rows[0] ?? null);
  },

  /** To which email a message about it goes. */
  async findRecipient(id: string, now: Date): Promise<{ email: string; expiresAt: Date } | null> {
    const row = await db.draft.findFirst({
      where: { id, expiresAt: { gt: now } },
      select: { email: true, expiresAt: true },
    });
    const email = row && decryptOrNull(row.email);
    return row && email ? { email, expiresAt: row.expiresAt } : null;
  },

  async findId(tokenHash: string): Promise<string | null> {
    return (await db.draft.findUnique({ where: { tokenHash }, select: { id: true } }))?.id ?? null;
  },

  async listIdsOf(emailHash: string): Promise<string[]> {
    return idsIn(await db.draft.findMany({ where: { emailHash }, select: { id: true } }));
  },

  async listExpired(now: Date, most: number): Promise<string[]> {
    const where = { expiresAt: { lte: now } };
    return idsIn(await db.draft.findMany({ where, select: { id: true }, take: most }));
  },

  /** Claims the reminders that are due: of any number who ask at once, each is given others. */
  async claimReminders(savedBefore: Date, now: Date): Promise<string[]> {
    const rows = await db.draft.updateManyAndReturn({
      where: { remind: true, remindedAt: null, createdAt: { lte: savedBefore }, expiresAt: { gt: now } },
      data: { remindedAt: now },
      select: { id: true },
    });
    return idsIn(rows);
  },

  /** Removes them and the record of the messages about them; gives back the keys of these, and the ids that work may name. */
  async remove(ids: readonly string[]): Promise<{ emailKeys: string[]; ids: string[] }> {
    const about = { aboutId: { in: [...ids] }, template: { in: ["draft-link", "draft-reminder"] } };
    await db.draft.deleteMany({ where: { id: { in: [...ids] } } });
    const emails = await db.email.findMany({ where: about, select: { id: true, key: true } });
    await db.email.deleteMany({ where: about });
    return { emailKeys: emails.map(({ key }) => key), ids: idsIn(emails) };
  },

  /** Who may be contacted, the newest first; how many others there are at each step. */
  async listForAdmins(
    now: Date,
  ): Promise<{ drafts: PartialLead[]; others: { step: number; count: number }[] }> {
    const live = { expiresAt: { gt: now } };
    const rows = await db.draft.findMany({
      where: { ...live, mayContact: true },
      orderBy: [{ updatedAt: "desc" }, { id: "asc" }],
      take: LISTED,
    });
    const groups = await db.draft.groupBy({
      by: ["step"],
      where: { ...live, mayContact: false },
      _count: true,
      orderBy: { step: "asc" },
    });
    return {
      drafts: rows.flatMap((row) => {
        const draft = opened(row);
        const email = decryptOrNull(row.email);
        if (draft === null || email === null) return [];
        const { executiveName, companyName } = draft.answers;
        return [{ id: row.id, executiveName, companyName, email, step: draft.step, savedAt: row.updatedAt }];
      }),
      others: groups.map(({ step, _count }) => ({ step, count: _count })),
    };
  },

  /** Everything that is saved under an email, for the download of one's own data. */
  async readEverythingOf(emailHash: string) {
    const rows = await db.draft.findMany({
      where: { emailHash },
      omit: { tokenHash: true, writeKeyHash: true, emailHash: true },
      orderBy: { createdAt: "asc" },
    });
    return rows.map(({ email, answers, ...row }) => ({
      ...row,
      email: decryptOrNull(email),
      answers: opened({ ...row, answers })?.answers ?? null,
    }));
  },
});

const OPENED = { id: true, answers: true, step: true, version: true } as const;

const idsIn = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);

/** Null also where it was sealed under another secret: it can be read by no one any more. */
function opened(
  row: { id: string; answers: string; step: number; version: number } | null,
): OpenedDraft | null {
  const text = row && decryptOrNull(row.answers);
  if (row === null || text === null) return null;
  return { id: row.id, step: stepToday(row.step), version: row.version, ...sealedDraftFrom(text) };
}
