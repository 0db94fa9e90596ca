import { AdminPage } from "@/components/admin/shell/admin-page";
import { longDate, monthAndDay } from "@/lib/domain/dates";
import { dateOf } from "@/lib/domain/days";
import { theOnesBefore } from "@/lib/domain/figures/headings";
import { INSIGHTS_TITLE, NO_FIGURES, NO_FIGURES_DETAIL } from "@/lib/domain/figures/messages";
import { PERIODS } from "@/lib/domain/figures/period";
import { counted } from "@/lib/domain/figures/share";
import type { Insights } from "@/lib/domain/figures/view";
import { TableEmpty } from "../shell/table-states";
import { AnswerFigures } from "./answer-figures";
import { BarList, BarTable } from "./bar-list";
import { Figure, FigureTable } from "./figure";
import { HeatTable } from "./heat-table";
import { SpreadChart } from "./spread-chart";
import { perUnit, WeekLine } from "./week-line";

/** What all assessments together show, for a period beside the one before it. */
export const InsightsScreen = ({ insights }: { insights: Insights }) => (
  <AdminPage
    title={INSIGHTS_TITLE}
    here="/admin/insights"
    actions={<Periods chosen={insights.period.weeks} />}
  >
    <p className="-mt-3 mb-6 text-muted-foreground">{spanInWords(insights)}</p>
    {isEmpty(insights) ? (
      <TableEmpty title={NO_FIGURES} text={NO_FIGURES_DETAIL} />
    ) : (
      <Figures insights={insights} />
    )}
  </AdminPage>
);

const isEmpty = ({ submissions, funnel, unlocks }: Insights): boolean =>
  submissions.total === 0 &&
  (submissions.totalBefore ?? 0) === 0 &&
  [...funnel.bars, ...unlocks.bars].every(({ count }) => count === 0);

function Figures({ insights }: { insights: Insights }) {
  const {
    period,
    submissions,
    funnel,
    industries,
    readiness,
    unlocks,
    campaigns,
    money,
    pipeline,
    challenges,
  } = insights;
  const unit = unitOf(submissions.points);
  const isCompared = period.before !== null;
  return (
    <>
      <div className="grid gap-x-8 gap-y-10 lg:grid-cols-6">
        <Figure
          heading={submissions.heading}
          note={`Submissions ${perUnit(unit)}.${isCompared ? " Grey: the period before." : ""}`}
          className="lg:col-span-4"
          table={
            <FigureTable
              columns={isCompared ? ["From", "Now", "Before"] : ["From", "Now"]}
              rows={submissions.points.map(({ first, count }, at) => ({
                label: longDate(dateOf(first)),
                cells: submissions.before === null ? [count] : [count, submissions.before[at]?.count ?? null],
              }))}
            />
          }
        >
          <WeekLine points={submissions.points} before={submissions.before} unit={unit} />
        </Figure>
        <Figure
          heading={funnel.heading}
          note="Each step is counted on the day it happened."
          className="lg:col-span-2"
          table={<BarTable bars={funnel.bars} of="Step" />}
        >
          <BarList bars={funnel.bars} goesOn />
        </Figure>
        <Figure
          heading={industries.heading}
          note="Submissions by industry and revenue."
          className="lg:col-span-3"
        >
          <HeatTable {...industries} />
        </Figure>
        <Figure
          heading={readiness.heading}
          note={`Readiness in steps of ten points, n = ${readiness.n.toLocaleString("en-CA")}.`}
          className="lg:col-span-3"
          table={
            <>
              <BarTable bars={readiness.bins} of="Points" />
              <FigureTable
                columns={["Stage by points", "Now"]}
                rows={readiness.stages.map(({ stage, from, to, count }) => ({
                  label: `${stage}, ${from} to ${to}`,
                  cells: [count],
                }))}
              />
            </>
          }
        >
          <SpreadChart {...readiness} />
        </Figure>
        <Figure
          heading={pipeline.heading}
          note="How far this period's leads have come. Lost leads count as contacted."
          className="lg:col-span-2"
          table={<BarTable bars={pipeline.stages} of="Stage now" />}
        >
          <BarList bars={pipeline.bars} goesOn />
        </Figure>
        <Figure
          heading={unlocks.heading}
          note="Reports unlocked in this period, by card or coupon."
          className="lg:col-span-2"
          table={<BarTable bars={unlocks.bars} of="Unlocked by" />}
        >
          <BarList bars={unlocks.bars} />
        </Figure>
        <Figure
          heading={campaigns.heading}
          note="Reports unlocked in this period, by campaign."
          className="lg:col-span-2"
          table={<BarTable bars={campaigns.bars} of="Campaign" />}
        >
          <BarList bars={campaigns.bars} />
        </Figure>
        <Figure
          heading={challenges.heading}
          note={`Challenges named, n = ${challenges.n.toLocaleString("en-CA")}, several each.`}
          className="lg:col-span-3"
          table={<BarTable bars={challenges.bars} of="Challenge" />}
        >
          <BarList bars={challenges.bars} />
        </Figure>
        <Figure
          heading={money.heading}
          note="By the day of the charge. A coupon counts as the price of a report."
          className="lg:col-span-3"
        >
          <FigureTable
            columns={isCompared ? ["Amount", "Now", "Before"] : ["Amount", "Now"]}
            rows={money.rows.map(({ label, now, before }) => ({
              label,
              cells: isCompared ? [now, before] : [now],
            }))}
          />
        </Figure>
      </div>
      <h2 className="mt-12 mb-1 font-serif text-xl">Answers, question by question</h2>
      <p className="mb-6 text-muted-foreground">
        {`${counted(submissions.total, "assessment")} in this period. Answers about the home are not included.`}
      </p>
      <AnswerFigures answers={insights.answers} />
    </>
  );
}

const Periods = ({ chosen }: { chosen: number }) => (
  <nav aria-label="Period" className="no-print flex">
    {PERIODS.map(({ value, label }) => (
      <a
        key={value}
        href={`/admin/insights?weeks=${value}`}
        aria-current={value === chosen ? "true" : undefined}
        className="-ml-px inline-flex min-h-11 items-center border border-input px-3 first:rounded-l-sm last:rounded-r-sm hover:bg-muted sm:min-h-9 aria-[current]:border-foreground aria-[current]:bg-foreground aria-[current]:font-medium aria-[current]:text-background"
      >
        {label}
      </a>
    ))}
  </nav>
);

/** "September 1 to November 23, beside the 12 weeks before"; the span alone where no bar is drawn. */
function spanInWords(insights: Insights): string {
  const { period, submissions } = insights;
  const { first, last, before, weeks } = period;
  const since = first ?? submissions.points[0]?.first ?? last;
  const span = `${longDate(dateOf(since))} to ${longDate(dateOf(last))}`;
  return before === null || isEmpty(insights)
    ? span
    : `${span}, beside ${theOnesBefore(weeks)} (${monthAndDay(dateOf(before.first))} to ${monthAndDay(dateOf(before.last))}), which a thin line marks on each bar`;
}

/** What one point of the line covers. */
function unitOf(points: Insights["submissions"]["points"]): string {
  const [point] = points;
  if (point === undefined) return "week";
  const weeks = Math.round(
    (dateOf(point.last).getTime() - dateOf(point.first).getTime()) / (7 * 24 * 3600 * 1000) + 1 / 7,
  );
  return weeks <= 1 ? "week" : `${weeks} weeks`;
}
