import { type ReactNode, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/class-names";
import { Dialog } from "@/components/ui/dialog";
import { Input, Select } from "@/components/ui/input";
import { useIsPhone } from "@/lib/client/hooks/use-is-narrow";
import { useCampaigns, useOwners } from "@/lib/client/hooks/use-leads";
import { DAYS_BACKWARDS } from "@/lib/domain/admin/messages";
import type { Option } from "@/lib/domain/assessment/options";
import { EMPLOYEE_BANDS, INDUSTRIES, REVENUES } from "@/lib/domain/assessment/questions/company";
import { NO_CAMPAIGN_LABEL } from "@/lib/domain/campaign/messages";
import { LEAD_BADGES } from "@/lib/domain/lead/badge";
import { CALL_FILTERS, KIND_FILTERS, LEAD_SORTS, LeadQuery, PAYMENT_FILTERS } from "@/lib/domain/lead/filter";
import type { LeadList } from "@/lib/domain/lead/list";
import { LEAD_STAGES } from "@/lib/domain/lead/stage";
import { FilterChips } from "./filter-chips";

interface LeadFiltersProps {
  query: LeadQuery;
  onChange: (part: Partial<LeadQuery>) => void;
  /** How many leads there are behind the filters. */
  list: Pick<LeadList, "total" | "isTotalExact">;
  /** Absent where nothing is filtered. */
  onClear?: () => void;
  /** Shown beside the button on a narrow screen. */
  children?: ReactNode;
}

const CONTROL = "min-h-11! pr-0.5! pl-2! py-1! sm:text-sm! lg:min-h-9!";
/** On a phone these have a line to themselves: half of it would cut off most of what can be chosen. */
const WIDE: ReadonlySet<string> = new Set<keyof LeadQuery>([
  ...(["industry", "revenue", "owner", "campaign", "coupon", "cohort", "sort"] as const),
]);
const CHOICE = "truncate pr-6! [--chevron-inset:0.5rem]";

/** Two lines of filters; behind a button where the screen is narrow. */
export function LeadFilters({ query, list, onChange, onClear, children }: LeadFiltersProps) {
  const [isOpen, setOpen] = useState(false);
  const isPhone = useIsPhone();
  const id = useId();
  const owners = useOwners().map(({ id: value, email: label }) => ({ value, label }));
  const campaigns = useCampaigns().map(({ id: value, label }) => ({ value, label }));
  const choose = (name: keyof LeadQuery) => (value: string) => onChange(partOf(name, value));
  const chosen = (name: keyof LeadQuery) => String(query[name] ?? "");
  const choice = (name: keyof LeadQuery, label: string, any: string | null, options: readonly Option[]) => (
    <Choice
      key={name}
      isWide={WIDE.has(name)}
      label={label}
      any={any}
      options={options}
      value={chosen(name)}
      onChoose={choose(name)}
    />
  );
  const fields = (
    <>
      {choice("industry", "Industry", "Industry", INDUSTRIES)}
      {choice("revenue", "Revenue", "Revenue", REVENUES)}
      {choice("employees", "Employees", "Size", EMPLOYEE_BANDS)}
      {choice("badge", "Status", "Status", LEAD_BADGES)}
      {choice("payment", "Payment", "Payment", PAYMENT_FILTERS)}
      {choice("status", "Stage", "Stage", LEAD_STAGES)}
      {choice("owner", "Owner", "Owner", [...OWN_CHOICES, ...owners])}
      {choice("call", "Call", "Call", CALL_FILTERS)}
      {choice("kind", "Kind", "Kind", KIND_FILTERS)}
      {campaigns.length > 0 &&
        choice("campaign", "Campaign", "Campaign", [
          { value: "none", label: NO_CAMPAIGN_LABEL },
          ...campaigns,
        ])}
      {query.coupon !== undefined &&
        choice("coupon", "Coupon", "Coupon", [{ value: query.coupon, label: query.coupon }])}
      {query.cohort !== undefined &&
        choice("cohort", "Cohort", "Cohort", [{ value: query.cohort, label: "This cohort" }])}
      <Day label="From" value={chosen("from")} onChoose={choose("from")} />
      <Day label="To" value={chosen("to")} onChoose={choose("to")} />
      {choice("sort", "Sort by", null, LEAD_SORTS)}
    </>
  );
  return (
    <div className="@container">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Button
          variant="outline"
          size="sm"
          className="@min-[1148px]:hidden"
          aria-expanded={isOpen}
          aria-controls={isPhone ? undefined : id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? "Hide Filters" : "Filter and Sort"}
        </Button>
        {children}
      </div>
      {isPhone && isOpen && (
        <Dialog isOpen onClose={() => setOpen(false)} title="Filter and Sort">
          <div className="grid grid-cols-2 items-end gap-2">{fields}</div>
          <Button className="mt-4 w-full" onClick={() => setOpen(false)}>
            {showInWords(list)}
          </Button>
        </Dialog>
      )}
      <div
        id={id}
        className={cn(
          "grid-cols-2 items-end gap-2 @min-[640px]:grid-cols-3 @min-[880px]:grid-cols-4 @min-[1148px]:grid @min-[1148px]:grid-cols-6 @min-[1225px]:grid-cols-7",
          isOpen && !isPhone ? "mt-3 grid" : "hidden",
        )}
      >
        {!isPhone && fields}
      </div>
      <FilterChips query={query} onChange={onChange} />
      {isBackwards(query) && (
        <p role="alert" className="mt-2 font-medium text-destructive">
          {DAYS_BACKWARDS}
        </p>
      )}
      {onClear && (
        <Button variant="ghost" size="sm" className="mt-1 -ml-3 underline" onClick={onClear}>
          Clear Search and Filters
        </Button>
      )}
    </div>
  );
}

const OWN_CHOICES = [
  { value: "none", label: "Unassigned" },
  { value: "me", label: "Me" },
];

/** "Show 27 leads" */
const showInWords = ({ total, isTotalExact }: LeadFiltersProps["list"]): string => {
  const count = total.toLocaleString("en-CA");
  return total === 1 ? "Show 1 Lead" : `Show ${isTotalExact ? count : `Over ${count}`} Leads`;
};

/** Days are written so that the earlier one sorts first. */
const isBackwards = ({ from, to }: LeadQuery): boolean => from !== undefined && to !== undefined && from > to;

/** One filter as the query has it; an empty choice is none. */
function partOf(name: keyof LeadQuery, value: string): Partial<LeadQuery> {
  const parsed = LeadQuery.partial().safeParse({ [name]: value });
  return parsed.success ? { [name]: parsed.data[name] } : {};
}

interface ChoiceProps {
  isWide: boolean;
  label: string;
  /** The label of no choice; null where a choice is always made. */
  any: string | null;
  options: readonly Option[];
  value: string;
  onChoose: (value: string) => void;
}

function Choice({ isWide, label, any, options, value, onChoose }: ChoiceProps) {
  return (
    <div className={cn("min-w-0", isWide && "max-sm:col-span-2")}>
      <Select
        aria-label={label}
        className={cn(CONTROL, CHOICE, value !== "" && any !== null && "border-primary font-medium")}
        value={value}
        onChange={(event) => onChoose(event.target.value)}
      >
        {any !== null && <option value="">{any}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </div>
  );
}

interface DayProps {
  label: string;
  value: string;
  onChoose: (value: string) => void;
}

const Day = ({ label, value, onChoose }: DayProps) => {
  const id = useId();
  return (
    <div
      className={cn(
        "flex min-w-0 items-center gap-1.5 max-sm:block",
        label === "From" && "max-sm:col-start-1",
      )}
    >
      <label htmlFor={id} className="text-muted-foreground text-xs">
        {label}
      </label>
      <Input
        id={id}
        type="date"
        className={`${CONTROL} min-w-0 flex-1`}
        value={value}
        onChange={(event) => onChoose(event.target.value)}
      />
    </div>
  );
};
