import type { Coupon, CouponChange, NewCoupon } from "@/lib/domain/coupon/coupon-admin";
import type { Db } from "./db";

export const coupons = (db: Db) => ({
  /**
   * Counts one use, where one is left. The condition is in the statement, so that no number of requests at once
   * passes the limit; the caller must look at the answer.
   */
  async use(code: string): Promise<boolean> {
    const rows = await db.$queryRaw<unknown[]>`
      UPDATE coupon_codes SET used_count = used_count + 1
      WHERE code = ${code} AND is_active
        AND (max_uses IS NULL OR used_count < max_uses)
        AND (expires_at IS NULL OR expires_at > now())
      RETURNING id`;
    return rows.length === 1;
  },

  /** Adds a coupon where there is none with its code; an existing one stays as it is. */
  async addOnce(coupon: { code: string; maxUses: number | null; expiresAt: Date | null }): Promise<void> {
    await db.couponCode.createMany({ data: [coupon], skipDuplicates: true });
  },

  /** Whether there is a coupon for each of these codes, in whatever state. */
  async hasAll(codes: readonly string[]): Promise<boolean> {
    const wanted = [...new Set(codes)];
    return (await db.couponCode.count({ where: { code: { in: wanted } } })) === wanted.length;
  },

  /** The newest first. Admins make them by hand: there are never many. */
  async list(): Promise<Coupon[]> {
    return db.couponCode.findMany({ orderBy: [{ createdAt: "desc" }, { code: "asc" }], take: LISTED });
  },

  /** Null where there is one with this code. */
  async add(coupon: NewCoupon): Promise<Coupon | null> {
    const rows = await db.couponCode.createManyAndReturn({ data: [coupon], skipDuplicates: true });
    return rows[0] ?? null;
  },

  /** The coupon as it is, held until the transaction ends. */
  async lock(id: string): Promise<Coupon | null> {
    await db.$queryRaw`SELECT 1 FROM coupon_codes WHERE id = ${id}::uuid FOR UPDATE`;
    return db.couponCode.findUnique({ where: { id } });
  },

  /** Null where there is no such coupon. What is undefined stays. */
  async change(id: string, change: CouponChange): Promise<Coupon | null> {
    const rows = await db.couponCode.updateManyAndReturn({ where: { id }, data: change });
    return rows[0] ?? null;
  },
});

const LISTED = 1000;
