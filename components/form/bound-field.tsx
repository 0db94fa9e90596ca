"use client";

import { type FieldError as FormError, useFormContext } from "react-hook-form";
import { CHOOSE_ONE } from "@/lib/domain/assessment/messages";

/** What is wrong with a field, in words: a schema's empty message says nothing, so this does. */
export function useFieldError(name: string): string | undefined {
  const { formState, getFieldState } = useFormContext();
  const error: FormError | undefined = getFieldState(name, formState).error;
  return error === undefined ? undefined : error.message || CHOOSE_ONE;
}
