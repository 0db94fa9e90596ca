import { ChoiceGroup } from "@/components/ui/choice-group";
import { ChoiceRow } from "@/components/ui/choice-row";
import type { Option } from "@/lib/domain/assessment/options";
import { CHOOSE_ONE } from "@/lib/domain/team/messages";

interface TeamChoiceProps {
  id: string;
  legend: string;
  hint?: string;
  options: readonly Option[];
  columns?: 1 | 2 | 3;
  chosen: string | undefined;
  isMissing: boolean;
  onChoose: (value: string) => void;
}

/** One question with one answer. */
export const TeamChoice = ({
  id,
  legend,
  hint,
  options,
  columns,
  chosen,
  isMissing,
  onChoose,
}: TeamChoiceProps) => (
  <ChoiceGroup
    id={id}
    legend={legend}
    hint={hint}
    columns={columns}
    error={isMissing ? CHOOSE_ONE : undefined}
    isRequired
  >
    {options.map(({ value, label, note }) => (
      <ChoiceRow
        key={value}
        type="radio"
        name={id}
        value={value}
        note={note}
        checked={chosen === value}
        onChange={() => onChoose(value)}
      >
        {label}
      </ChoiceRow>
    ))}
  </ChoiceGroup>
);
