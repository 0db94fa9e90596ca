import { useId } from "react";
import { Select } from "@/components/ui/input";
import { FUNNEL_DAYS } from "@/lib/domain/lead/funnel";

/** How far back the figures of the funnel look. */
export function PeriodSelect({ days, onChange }: { days: number; onChange: (days: number) => void }) {
  const id = useId();
  return (
    <div className="mb-3 flex items-center gap-2">
      <label htmlFor={id} className="text-muted-foreground">
        Period
      </label>
      <Select
        id={id}
        className="w-auto! text-sm!"
        value={days}
        onChange={(event) => onChange(Number(event.target.value))}
      >
        {FUNNEL_DAYS.map((each) => (
          <option key={each} value={each}>
            {each === 0 ? "All time" : `Last ${each} days`}
          </option>
        ))}
      </Select>
    </div>
  );
}
