import { type ReactNode, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/class-names";
import { Input, Select } from "@/components/ui/input";
import { useOwners } from "@/lib/client/hooks/use-leads";
import { DAYS_BACKWARDS } from "@/lib/domain/admin/messages";
import type { Option } from "@/lib/domain/assessment/options";
import { EMPLOYEE_BANDS, INDUSTRIES, REVENUES } from "@/lib/domain/assessment/questions/company";
import { LEAD_BADGES } from "@/lib/domain/lead/badge";
import { CALL_FILTERS, LEAD_SORTS, LeadQuery, PAYMENT_FILTERS } from "@/lib/domain/lead/filter";
import { LEAD_STAGES } from "@/lib/domain/lead/stage";

interface LeadFiltersProps {
  query: LeadQuery;
  onChange: (part: Partial<LeadQuery>) => void;
  /** Absent where nothing is filtered. */
  onClear?: () => void;
  /** Shown beside the button on a narrow screen. */
  children?: ReactNode;
}

const CONTROL = "min-h-11! pr-0.5! pl-2! py-1! sm:text-sm! lg:min-h-9!";
const CHOICE = "pr-6! [--chevron-inset:0.5rem]";

/** One line of filters; behind a button where the screen is narrow. */
export function LeadFilters({ query, onChange, onClear, children }: LeadFiltersProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const owners = useOwners().map(({ id: value, email: label }) => ({ value, label }));
  const choose = (name: keyof LeadQuery) => (value: string) => onChange(partOf(name, value));
  const chosen = (name: keyof LeadQuery) => String(query[name] ?? "");
  const choice = (name: keyof LeadQuery, label: string, any: string | null, options: readonly Option[]) => (
    <Choice
      key={name}
      label={label}
      any={any}
      options={options}
      value={chosen(name)}
      onChoose={choose(name)}
    />
  );
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Button
          variant="outline"
          size="sm"
          className="min-[1180px]:hidden"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? "Hide filters" : "Filter and sort"}
        </Button>
        {children}
      </div>
      <div
        id={id}
        className={cn(
          "grid-cols-2 items-end gap-2 sm:grid-cols-3 lg:grid-cols-4 min-[1180px]:grid min-[1180px]:grid-cols-6 xl:grid-cols-[1.1fr_1.1fr_0.85fr_0.95fr_1.15fr_0.9fr_0.95fr_0.8fr_10.75rem_9.5rem_1.5fr]",
          isOpen ? "mt-3 grid" : "hidden",
        )}
      >
        {choice("industry", "Industry", "Industry", INDUSTRIES)}
        {choice("revenue", "Revenue", "Revenue", REVENUES)}
        {choice("employees", "Employees", "Size", EMPLOYEE_BANDS)}
        {choice("badge", "Status", "Status", LEAD_BADGES)}
        {choice("payment", "Payment", "Payment", PAYMENT_FILTERS)}
        {choice("status", "Stage", "Stage", LEAD_STAGES)}
        {choice("owner", "Owner", "Owner", [{ value: "none", label: "Unassigned" }, ...owners])}
        {choice("call", "Call", "Call", CALL_FILTERS)}
        <Day label="From" value={chosen("from")} onChoose={choose("from")} />
        <Day label="To" value={chosen("to")} onChoose={choose("to")} />
        {choice("sort", "Sort by", null, LEAD_SORTS)}
      </div>
      {isBackwards(query) && (
        <p role="alert" className="mt-2 font-medium text-destructive">
          {DAYS_BACKWARDS}
        </p>
      )}
      {onClear && (
        <Button variant="ghost" size="sm" className="mt-1 -ml-3 underline" onClick={onClear}>
          Clear search and filters
        </Button>
      )}
    </div>
  );
}

/** Days are written so that the earlier one sorts first. */
const isBackwards = ({ from, to }: LeadQuery): boolean => from !== undefined && to !== undefined && from > to;

/** One filter as the query has it; an empty choice is none. */
function partOf(name: keyof LeadQuery, value: string): Partial<LeadQuery> {
  const parsed = LeadQuery.partial().safeParse({ [name]: value });
  return parsed.success ? { [name]: parsed.data[name] } : {};
}

interface ChoiceProps {
  label: string;
  /** The label of no choice; null where a choice is always made. */
  any: string | null;
  options: readonly Option[];
  value: string;
  onChoose: (value: string) => void;
}

function Choice({ label, any, options, value, onChoose }: ChoiceProps) {
  return (
    <div className="min-w-0">
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
    <div className="flex min-w-0 items-center gap-1.5 max-sm:block">
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
