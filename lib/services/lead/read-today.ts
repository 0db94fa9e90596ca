import { isoDay } from "@/lib/domain/dates";
import { Failure } from "@/lib/domain/failure";
import { whyNow } from "@/lib/domain/lead/call-reason";
import { NO_FILTER } from "@/lib/domain/lead/filter";
import type { Today } from "@/lib/domain/lead/today";
import { startOfDay } from "@/lib/domain/local-time";
import type { Context } from "../context";
import { withRetakePoints } from "../retake/with-retake-points";

/** As many as one looks at before the first call. */
const CALL_FIRST = 5;

/** What waits for the admin who asks. That they asked is the end of their visit, until they ask again. */
export async function readToday(context: Context): Promise<Today> {
  const { actor, store } = context;
  if (actor.kind !== "user") throw new Failure("unauthenticated", "No one is signed in.");
  const now = context.now();
  const day = isoDay(now);
  const yesterday = isoDay(startOfDay(day, -1));
  const lastVisitAt = await store.today.visit(actor.userId, now);
  const [counts, callFirst, unlocked, weeks] = await Promise.all([
    store.today.count({ userId: actor.userId, since: lastVisitAt, day }),
    listCallFirst(context, now),
    store.today.unlocked(yesterday),
    store.today.weeks(now),
  ]);
  return { ...counts, callFirst, lastVisitAt, unlockedYesterday: { day: yesterday, ...unlocked }, weeks };
}

async function listCallFirst(context: Context, now: Date): Promise<Today["callFirst"]> {
  const { leads } = context.store;
  const everything = await leads.planSearch(NO_FILTER);
  const rows = await leads.list(everything, { sort: "call-first", page: 1, limit: CALL_FIRST });
  const first = rows.slice(0, CALL_FIRST).filter((row) => whyNow(row, now) !== null);
  return withRetakePoints(context, first);
}
