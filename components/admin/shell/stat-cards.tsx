import type { AdminMetrics } from "@/lib/domain/lead/list";

/** The four figures of everything that is stored; dashes hold their places until they are known. */
export function StatCards({ metrics }: { metrics: AdminMetrics | undefined }) {
  const figures = [
    ["Total Assessments", metrics?.totalAssessments],
    ["Qualified Leads", metrics?.qualifiedLeads],
    ["AI Roadmaps", metrics?.aiRoadmaps],
    ["Completion Rate", metrics === undefined ? undefined : `${metrics.completionRate}%`],
  ] as const;
  return (
    <dl className="mb-5 grid grid-cols-2 border-border border-y md:grid-cols-4 md:divide-x md:divide-border">
      {figures.map(([label, value]) => (
        <div key={label} className="flex flex-col-reverse py-3 md:px-5 md:first:pl-0">
          <dt className="text-muted-foreground">{label}</dt>
          <dd className="font-serif text-2xl tabular-nums">{shown(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

const shown = (value: number | string | undefined): string =>
  typeof value === "number" ? value.toLocaleString("en-CA") : (value ?? "–");
