"use client";

import type { ReactNode } from "react";
import { useController, useFormContext } from "react-hook-form";
import { ChoiceRow } from "@/components/ui/choice-row";
import { Field, FieldError, fieldIds, RequiredMark } from "@/components/ui/field";
import { Select } from "@/components/ui/input";
import { togglePick } from "@/lib/domain/assessment/exclusivity";
import type { Option } from "@/lib/domain/assessment/options";
import { useFieldError } from "./bound-field";

interface ListFieldProps {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  options: readonly Option[];
  isRequired?: boolean;
  onPick?: (value: string) => void;
}

export function SelectField({ name, label, hint, options, isRequired, onPick }: ListFieldProps) {
  const { register } = useFormContext();
  const error = useFieldError(name);
  return (
    <Field id={name} label={label} hint={hint} error={error} isRequired={isRequired}>
      <Select
        {...fieldIds(name, { hint, error })}
        {...register(name, { onChange: (event) => onPick?.(event.target.value) })}
      >
        <option value="">Please choose</option>
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Select>
    </Field>
  );
}

/** One answer of several, as rows that can be pressed anywhere. */
export function RadioField({ name, label, hint, options, isRequired }: ListFieldProps) {
  const { register } = useFormContext();
  const error = useFieldError(name);
  return (
    <Group name={name} label={label} hint={hint} error={error} isRequired={isRequired}>
      {options.map(({ value, label: text }) => (
        <ChoiceRow key={value} type="radio" value={value} {...register(name)}>
          {text}
        </ChoiceRow>
      ))}
    </Group>
  );
}

/** Any number of answers; one that says "none" stands alone. */
export function PicksField({ name, label, hint, options, isRequired, onPick }: ListFieldProps) {
  const { field } = useController({ name });
  const error = useFieldError(name);
  const picks: string[] = Array.isArray(field.value) ? field.value : [];
  const toggle = (value: string) => {
    field.onChange(togglePick(picks, value));
    onPick?.(value);
  };
  return (
    <Group name={name} label={label} hint={hint} error={error} isRequired={isRequired}>
      {options.map(({ value, label: text }, place) => (
        <ChoiceRow
          key={value}
          type="checkbox"
          name={name}
          value={value}
          checked={picks.includes(value)}
          onChange={() => toggle(value)}
          onBlur={field.onBlur}
          ref={place === 0 ? field.ref : undefined}
        >
          {text}
        </ChoiceRow>
      ))}
    </Group>
  );
}

interface GroupProps {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  isRequired?: boolean;
  children: ReactNode;
}

function Group({ name, label, hint, error, isRequired, children }: GroupProps) {
  const { "aria-describedby": describedBy } = fieldIds(name, { hint, error });
  return (
    <fieldset aria-describedby={describedBy}>
      <legend className="mb-1.5 font-medium">
        {label}
        {isRequired && <RequiredMark />}
      </legend>
      {hint && (
        <p id={`${name}-hint`} className="mb-2 text-muted-foreground text-sm">
          {hint}
        </p>
      )}
      <div className="grid gap-2">{children}</div>
      <div className="mt-1.5">
        <FieldError id={`${name}-error`} error={error} />
      </div>
    </fieldset>
  );
}
