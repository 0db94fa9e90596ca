import { labelOf } from "@/lib/domain/assessment/options";
import { shortDate, shortMoment } from "@/lib/domain/dates";
import { type LeadQuery, NEED_FILTERS } from "@/lib/domain/lead/filter";
import { startOfDay } from "@/lib/domain/local-time";

interface FilterChipsProps {
  query: LeadQuery;
  onChange: (part: Partial<LeadQuery>) => void;
}

/** Filters that have no field of their own: they come from links, and can be taken off here. */
export function FilterChips({ query, onChange }: FilterChipsProps) {
  const chips = [
    query.need === undefined ? null : { label: labelOf(NEED_FILTERS, query.need), off: { need: undefined } },
    query.unlocked === undefined
      ? null
      : { label: `Unlocked ${shortDate(startOfDay(query.unlocked))}`, off: { unlocked: undefined } },
    query.after === undefined
      ? null
      : { label: `New since ${shortMoment(query.after)}`, off: { after: undefined } },
    query.ids === undefined ? null : { label: "Selected leads", off: { ids: undefined } },
  ].filter((chip) => chip !== null);
  return (
    <ul aria-label="More filters" className="mt-2 flex flex-wrap gap-2 empty:hidden">
      {chips.map(({ label, off }) => (
        <li key={label}>
          <button
            type="button"
            onClick={() => onChange(off)}
            className="inline-flex min-h-9 items-center gap-1.5 rounded-sm border border-primary px-3 font-medium hover:bg-muted max-lg:min-h-11"
          >
            {label}
            <span aria-hidden="true">×</span>
            <span className="sr-only">: remove this filter</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
