import type { ReactNode } from "react";
import { withKeys } from "@/lib/domain/with-keys";

/** What comes next, in order, a rule beneath each. */
export const NumberedSteps = ({ steps }: { steps: readonly ReactNode[] }) => (
  <ol className="mt-3 border-border border-t text-sm">
    {withKeys(steps).map(({ key, value: step }) => (
      <li key={key} className="flex gap-3 border-border border-b py-2.5">
        <span aria-hidden="true" className="font-semibold font-serif text-primary">
          {key + 1}
        </span>
        <span>{step}</span>
      </li>
    ))}
  </ol>
);
