import { cacheOf } from "@/lib/cache";
import { OwnAssessment } from "@/lib/domain/account/views";
import { type Answers, Assessment } from "@/lib/domain/assessment/assessment";
import type { LeadStage } from "@/lib/domain/lead/stage";
import type { SaidCost } from "@/lib/domain/own-cost/own-cost";
import type { SentenceTopic } from "@/lib/domain/topic/topic";
import { Target } from "@/lib/domain/what-if/what-if";
import { Prisma } from "@/lib/generated/prisma/client";
import { batchLoader } from "./batch-loader";
import type { Db } from "./db";
import { KEPT_COLUMNS, outdated } from "./outdated";

export interface NewAssessment {
  /** What it costs is told later, on the summary. */
  answers: Omit<Answers, "ownCost">;
  aiReadinessScore: number;
  leadScore: number;
  leadQualified: boolean;
  /** Hash of the wizard's key for this submission; null where the caller sent none. */
  submissionKey: string | null;
  /** By whose link it came. */
  campaignId?: string | null;
  /** Of an invented one, which is counted nowhere. */
  isSample?: boolean;
  leadStatus?: LeadStage;
  createdAt?: Date;
  /** Of a retake: what it takes again, and what it is unlocked with where the one before includes it. */
  retakeOf?: string;
  retakeIncluded?: boolean;
  paymentStatus?: string;
  couponCode?: string | null;
  paidAt?: Date;
}

export function assessments(db: Db) {
  const versionOf = batchLoader(
    (ids) => db.$queryRaw<{ id: string; version: string }[]>`
      SELECT a.id::text AS id, a.xmin::text || a.ctid::text AS version FROM assessments a WHERE a.id = ANY(${ids}::uuid[])`,
  );
  return {
    /** Stores a submission; null where the same submission is there already. */
    async add({ answers, ...rest }: NewAssessment): Promise<Assessment | null> {
      const rows = await db.assessment.createManyAndReturn({
        data: [{ ...answers, ...rest }],
        skipDuplicates: true,
      });
      return parse(rows[0] ?? null);
    },

    /**
     * The row as it is now. Read whole and parsed once per version of the row, which PostgreSQL itself counts: as long
     * as nothing has changed it, each caller gets the same object, which is frozen.
     */
    async find(id: string): Promise<Readonly<Assessment> | null> {
      const row = await versionOf(id);
      return row === null ? null : parsed.get(`${id}:${row.version}`, () => readRow(db, id));
    },

    async findBySubmissionKey(submissionKey: string): Promise<Assessment | null> {
      return parse(await db.assessment.findUnique({ where: { submissionKey } }));
    },

    /** Reads and locks the row until the transaction ends. Always the first lock taken: assessment, then coupon. */
    async lock(id: string): Promise<{ paymentStatus: string; stripePaymentId: string | null } | null> {
      const rows = await db.$queryRaw<{ paymentStatus: string; stripePaymentId: string | null }[]>`
      SELECT payment_status AS "paymentStatus", stripe_payment_id AS "stripePaymentId"
      FROM assessments WHERE id = ${id}::uuid FOR UPDATE`;
      return rows[0] ?? null;
    },

    async unlockByCoupon(id: string, couponCode: string, now: Date): Promise<void> {
      await db.assessment.update({
        where: { id },
        data: { paymentStatus: "coupon_used", couponCode, paidAt: now },
      });
    },

    async unlockByPayment(id: string, stripePaymentId: string, now: Date): Promise<void> {
      await db.assessment.update({
        where: { id },
        data: { paymentStatus: "paid", stripePaymentId, paidAt: now },
      });
    },

    /** What an account owns, and what it has bookmarked, unless its owner has closed the link to it since. */
    async listSavedBy(userId: string): Promise<OwnAssessment[]> {
      const rows = await db.assessment.findMany({
        where: { OR: [{ userId }, { linkClosed: false, bookmarks: { some: { userId } } }] },
        orderBy: [{ createdAt: "desc" }, { id: "desc" }],
        select: OWN,
      });
      return rows.map(({ userId: ownerId, ownerProof, consents, ...row }) => {
        const isOwn = ownerId === userId && ownerProof !== null;
        return OwnAssessment.parse({
          ...row,
          isOwn,
          remindRetakeAt: isOwn ? row.remindRetakeAt : null,
          isCounted: consents[0]?.granted === true,
        });
      });
    },

    /**
     * Removes an assessment with all that hangs on it and the messages about it; the ledger of payments stays. Gives
     * back the keys of the messages, and the ids that queued work may name; null where there was no such assessment.
     */
    async remove(id: string): Promise<{ emailKeys: string[]; ids: string[] } | null> {
      const emails = await db.email.findMany({
        where: { assessmentId: id },
        select: { id: true, key: true },
      });
      const calls = await db.callRequest.findMany({ where: { assessmentId: id }, select: { id: true } });
      const { count } = await db.assessment.deleteMany({ where: { id } });
      if (count === 0) return null;
      await db.email.deleteMany({ where: { assessmentId: id } });
      const ids = [id, ...[...emails, ...calls].map((row) => row.id)];
      return { emailKeys: emails.map(({ key }) => key), ids };
    },

    /** Older than that, unpaid, in no account, and not being worked on, with all that are merged with it: the oldest first. */
    async listOutdated(before: Date, most: number): Promise<string[]> {
      const rows = await db.$queryRaw<{ id: string }[]>`
        SELECT a.id::text AS id FROM assessments a WHERE ${outdated(before)} ORDER BY a.created_at LIMIT ${most}`;
      return rows.map(({ id }) => id);
    },

    /**
     * Adds one with the same figures, choices and date, and without anything that was typed; false where `id` is not
     * outdated.
     */
    async addNameless(id: string, before: Date): Promise<boolean> {
      const added = await db.$executeRaw`
        INSERT INTO assessments (id, executive_name, executive_title, company_name, nameless, lead_status, updated_at, ${KEPT_COLUMNS})
        SELECT gen_random_uuid(), 'Removed', 'Removed', 'Removed', true, a.lead_status, now(), ${KEPT_COLUMNS}
        FROM assessments a WHERE a.id = ${id}::uuid AND ${outdated(before)}`;
      return added === 1;
    },

    async listIdsOwnedBy(userId: string): Promise<string[]> {
      const where = { userId, ownerProof: { not: null } };
      const rows = await db.assessment.findMany({ where, select: { id: true } });
      return rows.map(({ id }) => id);
    },

    /** Locks the report again, where it was this very charge that had unlocked it; false where it was not. */
    async lockAgain(id: string, stripePaymentId: string): Promise<boolean> {
      const { count } = await db.assessment.updateMany({
        where: { id, stripePaymentId, paymentStatus: "paid" },
        data: { paymentStatus: "refunded" },
      });
      return count === 1;
    },

    async setLinkClosed(id: string, linkClosed: boolean): Promise<void> {
      await db.assessment.updateMany({ where: { id }, data: { linkClosed } });
    },

    async findTarget(id: string): Promise<Target | null> {
      const row = await db.assessment.findUnique({ where: { id }, select: { target: true } });
      return Target.nullable().parse(row?.target ?? null);
    },

    async setTarget(id: string, target: Target | null): Promise<void> {
      await db.assessment.updateMany({ where: { id }, data: { target: target ?? Prisma.DbNull } });
    },

    /**
     * Keeps what a sentence is about, beside what the others are. False where it would come too late for the report:
     * unlocked, written, or being written.
     */
    async setTopic(id: string, key: string, topic: SentenceTopic): Promise<boolean> {
      const kept = await db.$executeRaw`
        UPDATE assessments a SET updated_at = now(),
          sentence_topics = a.sentence_topics || jsonb_build_object(${key}::text, ${JSON.stringify(topic)}::jsonb)
        WHERE a.id = ${id}::uuid AND ${BEFORE_REPORT}`;
      return kept === 1;
    },

    /**
     * Keeps what it costs in place of what was said before, and has the roadmap written again; false where that would come
     * too late, as above.
     */
    async setOwnCost(id: string, cost: SaidCost): Promise<boolean> {
      const kept = await db.$executeRaw`
        UPDATE assessments a
        SET updated_at = now(), own_cost = ${JSON.stringify(cost)}::jsonb, roadmap_generated = false
        WHERE a.id = ${id}::uuid AND ${BEFORE_REPORT}`;
      return kept === 1;
    },

    async markRoadmapGenerated(id: string): Promise<void> {
      await db.assessment.updateMany({ where: { id }, data: { roadmapGenerated: true } });
    },
  };
}

/** The report of `a` is not unlocked, not written, and not being written. */
const BEFORE_REPORT = Prisma.sql`a.payment_status NOT IN ('paid', 'coupon_used')
  AND NOT EXISTS (SELECT 1 FROM reports r WHERE r.assessment_id = a.id)
  AND NOT EXISTS (SELECT 1 FROM report_claims c WHERE c.assessment_id = a.id AND c.lease_until > clock_timestamp())`;

const OWN = {
  id: true,
  companyName: true,
  executiveName: true,
  companyIndustry: true,
  companyEmployees: true,
  paymentStatus: true,
  roadmapGenerated: true,
  aiReadinessScore: true,
  createdAt: true,
  userId: true,
  ownerProof: true,
  retakeOf: true,
  remindRetakeAt: true,
  consents: {
    where: { purpose: "comparison" },
    orderBy: { createdAt: "desc" },
    take: 1,
    select: { granted: true },
  },
} as const;

const parsed = cacheOf<Readonly<Assessment>>("assessment", 300);

async function readRow(db: Db, id: string): Promise<Readonly<Assessment> | null> {
  const rows = await db.$queryRaw<{ row: Record<string, unknown> }[]>`
    SELECT to_jsonb(a) AS row FROM assessments a WHERE a.id = ${id}::uuid`;
  const assessment = parse(rows[0] === undefined ? null : fromColumns(rows[0].row));
  return assessment === null ? null : Object.freeze(assessment);
}

function parse(row: unknown): Assessment | null {
  return row === null ? null : Assessment.parse(row);
}

const TIMES = ["paidAt", "createdAt", "updatedAt"];

/** A row as the database writes it, with the product's names: it costs half of Prisma's way. */
function fromColumns(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => {
      const name = column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
      return [name, TIMES.includes(name) && typeof value === "string" ? new Date(value) : value];
    }),
  );
}
