import { OTHER_LABEL } from "@/lib/domain/campaign/messages";
import { isoDay } from "@/lib/domain/dates";
import { figuresOf } from "@/lib/domain/figures/figure";
import * as draw from "@/lib/domain/figures/insights";
import { periodOf, pointsOf, type Weeks } from "@/lib/domain/figures/period";
import { readiness } from "@/lib/domain/figures/readiness";
import { campaigns as campaignUnlocks, money, unlocks } from "@/lib/domain/figures/unlocks";
import type { Insights } from "@/lib/domain/figures/view";
import type { Context } from "../context";

/** Everything that the Insights page shows of a period, beside the one before it. */
export async function readInsights({ store, now }: Context, weeks: Weeks): Promise<Insights> {
  const period = periodOf(weeks, isoDay(now()));
  const { first, last, before } = period;
  const both = {
    now: figuresOf(await store.figures.sums(first, last)),
    before: before === null ? null : figuresOf(await store.figures.sums(before.first, before.last)),
  };
  const days = await store.figures.byDay("submitted", first, last);
  const daysBefore = before && (await store.figures.byDay("submitted", before.first, before.last));
  const { campaigns, otherId } = await store.campaigns.list();
  const labels = new Map(campaigns.map(({ id, label }) => [id, label]));
  if (otherId !== null) labels.set(otherId, OTHER_LABEL);
  return {
    period,
    submissions: draw.submissions(
      both,
      period,
      pointsOf(days, { first: first ?? days[0]?.day ?? last, last }),
      before && daysBefore && pointsOf(daysBefore, before),
    ),
    funnel: draw.funnel(both, period),
    industries: draw.industries(both),
    readiness: readiness(both),
    unlocks: unlocks(both, period),
    campaigns: campaignUnlocks(both, labels),
    money: money(both),
    pipeline: draw.pipeline(both, period),
    challenges: draw.challenges(both),
    answers: draw.answers(both),
  };
}
