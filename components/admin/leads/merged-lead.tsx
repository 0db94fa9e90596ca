import type { ReactNode } from "react";
import type { Serialized } from "@/lib/client/serialized";
import { type LeadOrigin, originInWords } from "@/lib/domain/lead/origin";

type Kept = Serialized<LeadOrigin>;

interface MergedIntoProps {
  kept: Kept;
  onOpen: (id: string) => void;
}

/** "Merged into Halden Creek Joinery": leads to the lead that is worked in its place. */
export const MergedInto = ({ kept, onOpen }: MergedIntoProps) => (
  <button
    type="button"
    title={originInWords(kept)}
    onClick={() => onOpen(kept.id)}
    className="max-w-full truncate rounded-sm border border-border px-1 min-h-6 text-left text-xs leading-4 hover:bg-muted max-lg:mt-1 max-lg:min-h-11"
  >
    {`Merged into ${kept.companyName}`}
  </button>
);

/** "+1": how many leads are merged into this one; nothing where there are none. */
export const MergedCount = ({ count }: { count: number }) =>
  count > 0 && (
    <span
      title={inWords(count)}
      className="rounded-sm border border-border px-1 text-muted-foreground text-xs tabular-nums leading-[14px]"
    >
      <span aria-hidden="true">{`+${count}`}</span>
      <span className="sr-only">{inWords(count)}</span>
    </span>
  );

const inWords = (count: number): string => (count === 1 ? "1 merged lead" : `${count} merged leads`);

/** In place of what one works a lead by: where that is done. */
export const MergedNote = ({ kept, children }: { kept: Kept; children: ReactNode }) => (
  <div role="note" className="mb-4 rounded-sm border-primary border-l-4 bg-muted px-4 py-3">
    <p className="wrap-anywhere">
      {"Merged into "}
      <strong className="font-medium">{originInWords(kept)}</strong>
      {". Stage, owner, next action and calls are kept there."}
    </p>
    <div className="mt-2 flex flex-wrap gap-2">{children}</div>
  </div>
);
