import type { FirstSteps } from "@/lib/domain/sample/first-steps";
import type { Context } from "../context";
import { countFunnel } from "../lead/read-funnel";

/** What a new dashboard still waits for. */
export async function readFirstSteps(context: Context): Promise<FirstSteps> {
  const { store } = context;
  const [visits, { coupons }, admins, samples] = await Promise.all([
    countFunnel(context, 0),
    store.coupons.list().then((coupons) => ({ coupons })),
    store.users.listAdmins(),
    store.samples.count(),
  ]);
  return {
    isShared: visits.some(({ step }) => step === "started"),
    hasCoupon: coupons.length > 0,
    hasColleague: admins.length > 1,
    samples,
  };
}
