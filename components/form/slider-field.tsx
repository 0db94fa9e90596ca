"use client";

import { useFormContext, useWatch } from "react-hook-form";

interface SliderFieldProps {
  name: string;
  label: string;
  min: number;
  max: number;
  lowLabel: string;
  highLabel: string;
}

/** A whole number on a scale; the browser's own slider, with its value said beside it. */
export function SliderField({ name, label, min, max, lowLabel, highLabel }: SliderFieldProps) {
  const { register } = useFormContext();
  const value = useWatch({ name });
  return (
    <div>
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={name} className="font-medium">
          {label}
        </label>
        <output htmlFor={name} className="font-serif text-2xl">
          {`${value}/${max}`}
        </output>
      </div>
      <input
        id={name}
        type="range"
        min={min}
        max={max}
        step={1}
        aria-valuetext={`${value} out of ${max}`}
        className="h-11 w-full accent-primary"
        {...register(name, { valueAsNumber: true })}
      />
      <div className="flex justify-between text-muted-foreground text-sm">
        <span>{lowLabel}</span>
        <span>{highLabel}</span>
      </div>
    </div>
  );
}
