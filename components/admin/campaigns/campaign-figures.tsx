import type { Serialized } from "@/lib/client/serialized";
import type { CampaignTable, StepCounts } from "@/lib/domain/campaign/campaign";
import { NO_CAMPAIGN_LABEL, OTHER_LABEL } from "@/lib/domain/campaign/messages";
import { FUNNEL_STEPS } from "@/lib/domain/lead/funnel";

/** Campaign by step of the funnel; the last row is the whole funnel. */
export function CampaignFigures({ table }: { table: Serialized<CampaignTable> }) {
  const rows = [
    ...table.campaigns.map(({ id, label, counts }) => ({ key: id, label, href: leadsOf(id), counts })),
    { key: "other", label: OTHER_LABEL, href: leadsOf(table.other.id), counts: table.other.counts },
    { key: "none", label: NO_CAMPAIGN_LABEL, href: leadsOf("none"), counts: table.none.counts },
  ];
  const all = { key: "all", label: "All", href: null, counts: rows.flatMap(({ counts }) => counts) };
  return (
    <section
      aria-label="Campaign by step"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
      tabIndex={0}
      className="relative overflow-x-auto border-border border-y"
    >
      <table className="w-full text-sm tabular-nums max-lg:block max-lg:[&>tbody]:block">
        <thead className="max-lg:sr-only">
          <tr className="border-border border-b bg-muted">
            <th scope="col" className="px-3 py-2 text-left align-bottom font-medium">
              Campaign
            </th>
            {COLUMNS.map(({ label }) => (
              <th key={label} scope="col" className="min-w-18 px-3 py-2 text-right align-bottom font-medium">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-border">
          {[...rows, all].map(({ key, label, href, counts }) => (
            <tr key={key} className={`${CARD} ${key === "all" ? "font-medium" : ""}`}>
              <th
                scope="row"
                className="wrap-anywhere col-span-full min-w-32 px-3 xl:min-w-40 py-2 text-left font-medium max-lg:px-0 lg:max-w-60"
              >
                {href === null ? (
                  label
                ) : (
                  <a href={href} className="underline underline-offset-4">
                    {label}
                  </a>
                )}
              </th>
              {COLUMNS.map((column) => (
                <td key={column.label} data-label={column.label} className={`px-3 py-2 text-right ${LINE}`}>
                  {sumOf(counts, column.steps).toLocaleString("en-CA")}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Where there is no room for all steps a campaign is a card, with the steps' names before their counts. */
const CARD = "max-lg:grid max-lg:grid-cols-2 max-lg:gap-x-6 max-lg:py-2 sm:max-lg:grid-cols-3";
const LINE =
  "max-lg:flex max-lg:justify-between max-lg:gap-2 max-lg:px-0 max-lg:py-0.5 max-lg:before:text-left max-lg:before:font-normal max-lg:before:text-muted-foreground max-lg:before:content-[attr(data-label)]";

/** Each step, and behind the two ways to unlock both together. */
const COLUMNS: readonly { label: string; steps: readonly string[] }[] = FUNNEL_STEPS.flatMap(
  ({ value, label }) => [
    { label, steps: [value] },
    ...(value === "unlocked_coupon"
      ? [{ label: "Unlocked", steps: ["unlocked_card", "unlocked_coupon"] }]
      : []),
  ],
);

const sumOf = (counts: StepCounts, steps: readonly string[]): number =>
  counts.reduce((sum, { step, count }) => sum + (steps.includes(step) ? count : 0), 0);

/** The leads that came by it. */
const leadsOf = (id: string | null): string | null => (id === null ? null : `/admin?campaign=${id}`);
