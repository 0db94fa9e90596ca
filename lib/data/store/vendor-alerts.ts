import { type VendorAlert, type VendorPart, vendorAlert } from "@/lib/domain/vendor/alert";
import type { Db } from "./db";

interface Refusal {
  part: VendorPart;
  vendor: string;
  reason: string;
}

const LISTED = 50;

/** Vendors that refuse us. Many refusals at once are one alert, and the admins are told of it once. */
export const vendorAlerts = (db: Db) => ({
  /**
   * Counts a refusal. `isDue` where the admins should be told: at the first one, again after a day, and after a vendor
   * that had taken us again refuses once more, but not more than once an hour.
   */
  async raise({ part, vendor, reason }: Refusal): Promise<{ id: string; toldAt: Date; isDue: boolean }> {
    const rows = await db.$queryRaw<{ id: string; toldAt: Date; isDue: boolean }[]>`
      INSERT INTO vendor_alerts AS alert (id, part, vendor, reason, first_at, last_at, told_at)
      VALUES (gen_random_uuid(), ${part}, ${vendor}, ${reason}, now(), now(), coalesce(
        (SELECT max(told_at) FROM vendor_alerts
          WHERE part = ${part} AND vendor = ${vendor} AND reason = ${reason} AND told_at > now() - interval '1 hour'),
        now()))
      ON CONFLICT (part, vendor, reason) WHERE healed_at IS NULL DO UPDATE SET
        count = alert.count + 1,
        last_at = now(),
        told_at = CASE WHEN alert.told_at < now() - interval '24 hours' THEN now() ELSE alert.told_at END
      RETURNING id, told_at AS "toldAt", 
        CASE WHEN xmax = 0 THEN told_at = first_at ELSE told_at = now()::timestamptz(3) AND told_at > first_at END
          AS "isDue"`;
    const [raised] = rows;
    if (raised === undefined) throw new Error("An alert was neither made nor counted.");
    return raised;
  },

  /** The vendor takes us again. */
  async heal(part: VendorPart, vendor: string): Promise<void> {
    await db.vendorAlert.updateMany({
      where: { part, vendor, healedAt: null },
      data: { healedAt: new Date() },
    });
  },

  async find(id: string): Promise<VendorAlert | null> {
    const row = await db.vendorAlert.findUnique({ where: { id } });
    return row && vendorAlert.parse(row);
  },

  /** Those that go on, and those that were of late, the newest first. */
  async listSince(time: Date): Promise<VendorAlert[]> {
    const rows = await db.vendorAlert.findMany({
      where: { OR: [{ healedAt: null }, { lastAt: { gt: time } }] },
      orderBy: { lastAt: "desc" },
      take: LISTED,
    });
    return rows.map((row) => vendorAlert.parse(row));
  },

  countOpen: (): Promise<number> => db.vendorAlert.count({ where: { healedAt: null } }),

  async forgetBefore(time: Date): Promise<void> {
    await db.vendorAlert.deleteMany({ where: { lastAt: { lt: time }, healedAt: { not: null } } });
  },
});
