import { type ReactNode, useId } from "react";
import { Select } from "@/components/ui/input";
import type { Option } from "@/lib/domain/assessment/options";

interface SavedSelectProps {
  label: string;
  value: string;
  options: readonly Option[];
  /** The key that leads to it, where it has one. */
  hint?: string;
  isSaving: boolean;
  savedAt?: string;
  problem: string;
  /** In place of the problem, what has to be decided first. */
  conflict?: ReactNode;
  onChoose: (value: string) => void;
}

/** A choice that is saved as it is made; what came of that is said right here. */
export function SavedSelect({
  label,
  value,
  options,
  hint,
  isSaving,
  savedAt,
  problem,
  conflict,
  onChoose,
}: SavedSelectProps) {
  const id = useId();
  const said = problem === "" ? conflict : <p className="font-medium text-destructive">{problem}</p>;
  const hasSaid = Boolean(said) || undefined;
  return (
    <div className="grid content-start gap-1">
      <div className="flex items-baseline justify-between gap-2 text-muted-foreground text-xs">
        <label htmlFor={id}>{label}</label>
        <span role="status">{isSaving ? "Saving..." : savedAt}</span>
      </div>
      <Select
        id={id}
        data-key={hint}
        aria-keyshortcuts={hint}
        className="sm:text-sm!"
        value={value}
        aria-busy={isSaving || undefined}
        aria-invalid={hasSaid}
        aria-describedby={hasSaid && `${id}-said`}
        onChange={(event) => onChoose(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
      {hasSaid && (
        <div id={`${id}-said`} role="alert">
          {said}
        </div>
      )}
    </div>
  );
}
