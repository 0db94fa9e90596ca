import {
  type Campaign,
  type CampaignChange,
  type NewCampaign,
  OTHER_CAMPAIGN,
} from "@/lib/domain/campaign/campaign";
import { OTHER_LABEL } from "@/lib/domain/campaign/messages";
import type { Db } from "./db";

const LISTED = 1000;

export const campaigns = (db: Db) => ({
  /** The campaign of a code while it runs; any other code is counted under a row of its own, without the code. */
  async idOf(code: string, now: Date): Promise<string> {
    const rows = await db.$queryRaw<{ id: string }[]>`
      SELECT id::text AS id FROM campaigns WHERE code = ${code} AND code <> ${OTHER_CAMPAIGN}
        AND (starts_at IS NULL OR starts_at <= ${now}) AND (ends_at IS NULL OR ends_at > ${now})`;
    return rows[0]?.id ?? (await otherId(db));
  },

  /** The newest first, and the row under which all other codes are counted; null while there was none. */
  async list(): Promise<{ campaigns: Campaign[]; otherId: string | null }> {
    const rows = await db.campaign.findMany({
      where: { code: { not: OTHER_CAMPAIGN } },
      orderBy: [{ createdAt: "desc" }, { code: "asc" }],
      take: LISTED,
    });
    const other = await db.campaign.findUnique({ where: { code: OTHER_CAMPAIGN }, select: { id: true } });
    return { campaigns: rows, otherId: other?.id ?? null };
  },

  /** Null where there is one with this code. */
  async add(campaign: NewCampaign): Promise<Campaign | null> {
    const rows = await db.campaign.createManyAndReturn({ data: [campaign], skipDuplicates: true });
    return rows[0] ?? null;
  },

  /** The campaign as it is, held until the transaction ends. */
  async lock(id: string): Promise<Campaign | null> {
    await db.$queryRaw`SELECT 1 FROM campaigns WHERE id = ${id}::uuid FOR UPDATE`;
    return db.campaign.findFirst({ where: { id, code: { not: OTHER_CAMPAIGN } } });
  },

  /** Null where there is no such campaign. What is undefined stays. */
  async change(id: string, change: CampaignChange): Promise<Campaign | null> {
    const rows = await db.campaign.updateManyAndReturn({ where: { id }, data: change });
    return rows[0] ?? null;
  },

  /** The coupon that an assessment's campaign brings along, where both are good today. */
  async couponFor(assessmentId: string, now: Date): Promise<string | null> {
    const rows = await db.$queryRaw<{ code: string }[]>`
      SELECT k.code FROM assessments a JOIN campaigns c ON c.id = a.campaign_id
      JOIN coupon_codes k ON k.code = c.coupon_code
      WHERE a.id = ${assessmentId}::uuid AND (c.ends_at IS NULL OR c.ends_at > ${now}) AND k.is_active
        AND (k.max_uses IS NULL OR k.used_count < k.max_uses) AND (k.expires_at IS NULL OR k.expires_at > ${now})`;
    return rows[0]?.code ?? null;
  },
});

/** Made when it is first needed: a code of its own that no admin can take. */
async function otherId(db: Db): Promise<string> {
  const found = await db.campaign.findUnique({ where: { code: OTHER_CAMPAIGN }, select: { id: true } });
  if (found !== null) return found.id;
  await db.campaign.createMany({
    data: [{ code: OTHER_CAMPAIGN, label: OTHER_LABEL }],
    skipDuplicates: true,
  });
  return (await db.campaign.findUniqueOrThrow({ where: { code: OTHER_CAMPAIGN }, select: { id: true } })).id;
}
