import type { ReactNode } from "react";
import type { Serialized } from "@/lib/client/serialized";
import type { AdminMetrics } from "@/lib/domain/lead/list";
import { completionRate } from "@/lib/domain/lead/list";
import type { Week } from "@/lib/domain/lead/today";
import { ListLink, type ShowList } from "../today/list-link";
import { Sparkline } from "./sparkline";

interface StatCardsProps {
  metrics: AdminMetrics | undefined;
  /** Twelve times seven days, the last up to now; undefined until they are known. */
  weeks?: readonly Serialized<Week>[];
  onShow?: ShowList;
  onRoadmaps?: () => void;
}

/** The four figures of everything that is stored; dashes hold their places until they are known. Pressed, they filter. */
export function StatCards({ metrics, weeks, onShow, onRoadmaps }: StatCardsProps) {
  const shownWeeks = metrics?.totalAssessments === 0 ? undefined : weeks;
  const list = (query: Parameters<ShowList>[0]) => (shown: string) =>
    onShow === undefined ? shown : <Linked query={query} onShow={onShow} shown={shown} />;
  const roadmaps = (shown: string) =>
    onRoadmaps === undefined ? (
      shown
    ) : (
      <button type="button" onClick={onRoadmaps} className={PRESSED}>
        {shown}
      </button>
    );
  const figures: Card[] = [
    {
      label: "Total Assessments",
      value: metrics?.totalAssessments,
      of: ({ total }) => total,
      show: list({}),
    },
    {
      label: "Qualified Leads",
      value: metrics?.qualifiedLeads,
      of: ({ qualified }) => qualified,
      show: list({ badge: "hot-lead" }),
    },
    { label: "AI Roadmaps", value: metrics?.aiRoadmaps, of: (week) => week.roadmaps, show: roadmaps },
    {
      label: "Completion Rate",
      value: metrics === undefined ? undefined : `${metrics.completionRate}%`,
      of: (week) => (week.total === 0 ? null : completionRate(week)),
      show: roadmaps,
      isShare: true,
    },
  ];
  return (
    <dl className="mb-5 grid grid-cols-2 gap-x-4 border-border border-y md:grid-cols-4 md:gap-x-0 md:divide-x md:divide-border">
      {figures.map(({ label, value, of, show, isShare = false }) => (
        <div
          key={label}
          className="grid grid-cols-[auto_minmax(0,1fr)] content-start items-end gap-x-3 py-3 md:px-5 md:first:pl-0"
        >
          <dt className="col-span-2 row-start-2 text-muted-foreground">{label}</dt>
          <dd className="row-start-1 font-serif text-2xl tabular-nums">{show(shown(value))}</dd>
          {shownWeeks !== undefined && (
            <dd className="col-start-2 row-start-1 pb-1.5">
              <Sparkline values={shownWeeks.map(of)} />
            </dd>
          )}
          {shownWeeks !== undefined && (
            <dd className="col-span-2 row-start-3 text-muted-foreground text-xs">
              {againstTheLast(shownWeeks.map(of), isShare)}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

/** As tall and as wide as a finger needs, in the room of the figure alone. */
const PRESSED = "-my-1.5 inline-flex min-h-11 min-w-11 items-center hover:underline";

interface Card {
  label: string;
  value: number | string | undefined;
  /** The same of one week; null where that week has no such figure. */
  of: (week: Serialized<Week>) => number | null;
  show: (shown: string) => ReactNode;
  isShare?: boolean;
}

const Linked = ({ shown, ...link }: { query: Parameters<ShowList>[0]; onShow: ShowList; shown: string }) => (
  <ListLink {...link} className={PRESSED}>
    {shown}
  </ListLink>
);

const shown = (value: number | string | undefined): string =>
  typeof value === "number" ? value.toLocaleString("en-CA") : (value ?? "–");

/** "38 in 7 days, up from 34" */
function againstTheLast(values: readonly (number | null)[], isShare: boolean): string {
  const [before = null, now = null] = values.slice(-2);
  const inWords = (value: number) => `${shown(value)}${isShare ? "%" : ""}`;
  if (now === null) return "None in 7 days";
  const said = `${inWords(now)} in 7 days`;
  if (before === null) return said;
  if (before === now) return `${said}, as before`;
  return `${said}, ${now > before ? "up" : "down"} from ${inWords(before)}`;
}
