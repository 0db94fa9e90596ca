import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { issuesIn } from "@/lib/client/issues";

/** Says what the server found wrong beside the fields that are on the screen; true where it found something. */
export function markIssues<Fields extends FieldValues, Context, Out>(
  form: UseFormReturn<Fields, Context, Out>,
  error: unknown,
  fields: readonly Path<Fields>[],
): boolean {
  const marked = issuesIn(error).flatMap(({ field, message }) => {
    const shown = fields.find((each) => each === field);
    if (shown !== undefined) form.setError(shown, { message });
    return shown === undefined ? [] : [shown];
  });
  const [first] = marked;
  if (first !== undefined) form.setFocus(first);
  return first !== undefined;
}
