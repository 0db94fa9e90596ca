"use client";

import { clsx } from "clsx";
import type { ChangeEvent, FormEvent, MouseEvent } from "react";
import { Button } from "@/components/ui/button";
import { Field, FieldError, fieldIds } from "@/components/ui/field";
import { Input, Select } from "@/components/ui/input";
import { useOwnCost } from "@/lib/client/hooks/use-own-cost";
import type { Option } from "@/lib/domain/assessment/options";
import type { CostDraft } from "@/lib/domain/own-cost/draft";
import { yearInWords } from "@/lib/domain/own-cost/in-words";
import {
  EACH_LABEL,
  MANY_LABEL,
  OFTEN_LABEL,
  OWN_COST_SUM_HERE,
  UNIT_LABEL,
  WHAT_HINT,
  WHAT_LABEL,
} from "@/lib/domain/own-cost/messages";
import type { AskedCost } from "@/lib/domain/own-cost/own-cost";
import { COST_UNITS, HOW_OFTEN } from "@/lib/domain/own-cost/units";

interface OwnCostFormProps {
  assessmentId: string;
  asked: AskedCost;
}

/** Three figures, and what they come to while they are typed. What came of saving them has its place from the start. */
export function OwnCostForm({ assessmentId, asked }: OwnCostFormProps) {
  const { draft, problems, outcome, isSaving, reason, isInReport, year, type, save, leaveOut } = useOwnCost(
    assessmentId,
    asked,
  );

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const first = await save();
    if (first !== undefined) form.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
  };
  /** The button goes with the sum, so what came of it has the focus. */
  const leave = async ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    await leaveOut();
    form?.querySelector<HTMLElement>("[role=status]")?.focus();
  };
  const control = (name: keyof CostDraft, hint?: string) => ({
    ...fieldIds(`cost-${name}`, { hint, error: problems[name] }),
    name,
    value: draft[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => type(name, target.value),
  });

  return (
    <form method="post" onSubmit={submit} noValidate className="grid min-w-0 max-w-[42rem] gap-4">
      <p className="text-sm">{reason}</p>
      {asked.said !== null && (
        <q className="wrap-anywhere text-pretty font-serif text-lg leading-snug">{asked.said}</q>
      )}
      <Field id="cost-what" label={WHAT_LABEL} hint={WHAT_HINT} error={problems.what}>
        <Input {...control("what", WHAT_HINT)} autoComplete="off" />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Pair label={MANY_LABEL} name="many" error={problems.many}>
          <Input {...control("many")} inputMode="decimal" autoComplete="off" />
          <Choice {...control("per")} label={OFTEN_LABEL} options={HOW_OFTEN} />
        </Pair>
        <Pair label={EACH_LABEL} name="each" error={problems.each}>
          <Input {...control("each")} inputMode="decimal" autoComplete="off" />
          <Choice {...control("unit")} label={UNIT_LABEL} options={COST_UNITS} />
        </Pair>
      </div>
      <div className="grid gap-3 sm:flex sm:flex-wrap sm:items-center sm:justify-between sm:gap-x-6">
        <p className="min-h-[1.4lh] font-serif text-2xl" aria-live="polite">
          {year === null ? (
            <span className="font-sans text-muted-foreground text-sm">{OWN_COST_SUM_HERE}</span>
          ) : (
            yearInWords(year)
          )}
        </p>
        <div className="grid gap-3 sm:flex sm:items-center">
          <Button type="submit" variant="outline" disabled={isSaving}>
            {isSaving ? "Saving..." : "Save for My Report"}
          </Button>
          {isInReport && (
            <Button type="button" variant="ghost" disabled={isSaving} onClick={leave}>
              Leave It Out
            </Button>
          )}
        </div>
      </div>
      <p
        role="status"
        tabIndex={-1}
        className={clsx(
          "min-h-[1lh] text-sm",
          outcome?.tone === "problem" ? "font-medium text-destructive" : "text-muted-foreground",
        )}
      >
        {outcome?.text}
      </p>
    </form>
  );
}

interface PairProps {
  label: string;
  name: string;
  error: string | undefined;
  children: React.ReactNode;
}

/** A figure with what it is of, on one line. */
const Pair = ({ label, name, error, children }: PairProps) => (
  <div className="grid content-start gap-1.5">
    <label htmlFor={`cost-${name}`} className="font-medium">
      {label}
    </label>
    <div className="grid grid-cols-[2fr_3fr] gap-2">{children}</div>
    <FieldError id={`cost-${name}-error`} error={error} />
  </div>
);

interface ChoiceProps extends React.ComponentProps<typeof Select> {
  label: string;
  options: readonly Option[];
}

const Choice = ({ label, options, ...select }: ChoiceProps) => (
  <Select aria-label={label} {...select}>
    {options.map((option) => (
      <option key={option.value} value={option.value}>
        {option.label}
      </option>
    ))}
  </Select>
);
