import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { useRefreshLead } from "@/lib/client/hooks/use-leads";
import type { Serialized } from "@/lib/client/serialized";
import { labelOf } from "@/lib/domain/assessment/options";
import { shortDate } from "@/lib/domain/dates";
import type { SameEmail } from "@/lib/domain/lead/activity";
import { waitingDay } from "@/lib/domain/lead/merge";
import { originInWords } from "@/lib/domain/lead/origin";
import { LEAD_STAGES } from "@/lib/domain/lead/stage";
import { startOfDay } from "@/lib/domain/local-time";
import { Section } from "./lead-facts";
import { type KeptLead, MergeDialog } from "./merge-dialog";
import { SeparateButton } from "./separate-button";

type Other = Serialized<SameEmail>;

interface SameEmailListProps {
  /** The lead that is open; null where it is merged itself, so that nothing is merged into it. */
  kept: KeptLead | null;
  others: readonly Other[];
  onOpen: (id: string) => void;
  /** Asks for the lead again; ends when it is there. */
  onChanged: () => unknown;
}

/** The person's other assessments: those that are worked as this one, and those that could be; nothing where there are none. */
export function SameEmailList({ kept, others, onOpen, onChanged }: SameEmailListProps) {
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const area = useRef<HTMLDivElement>(null);
  const refresh = useRefreshLead();
  const merged = others.filter(({ mergedIntoId }) => mergedIntoId !== null && mergedIntoId === kept?.id);
  const rest = others.filter((other) => !merged.includes(other));
  const free = rest.filter(({ mergedIntoId }) => mergedIntoId === null);
  const along = (ids: readonly string[]) =>
    rest.filter(({ mergedIntoId }) => mergedIntoId !== null && ids.includes(mergedIntoId));

  /** What the keyboard was at may have left the list. */
  const done = async () => {
    const about = chosen ?? [];
    setChosen(null);
    await onChanged();
    for (const id of about) void refresh(id);
    area.current?.focus({ preventScroll: true });
  };

  if (others.length === 0) return null;
  return (
    <div ref={area} tabIndex={-1} className="outline-none">
      {kept !== null && merged.length > 0 && (
        <Section title="Merged into This Lead">
          <ul className="grid gap-2">
            {merged.map((other) => (
              <Line key={other.id} other={other} onOpen={onOpen}>
                <SeparateButton lead={other} onSeparated={done} />
              </Line>
            ))}
          </ul>
        </Section>
      )}
      {rest.length > 0 && (
        <Section title="Same Email">
          <ul className="grid gap-2">
            {rest.map((other) => (
              <Line key={other.id} other={other} onOpen={onOpen}>
                {other.mergedIntoId !== null ? (
                  <span className="wrap-anywhere max-w-1/2 pt-2 text-muted-foreground max-sm:max-w-none max-sm:pt-0">
                    {keptInWords(other, others)}
                  </span>
                ) : (
                  kept !== null && (
                    <Button
                      variant="outline"
                      size="sm"
                      aria-label={`Merge into This Lead: ${originInWords(other)}`}
                      onClick={() => setChosen([other.id])}
                    >
                      Merge into This Lead
                    </Button>
                  )
                )}
              </Line>
            ))}
          </ul>
          {kept !== null && free.length > 1 && (
            <Button
              variant="outline"
              size="sm"
              className="mt-2"
              onClick={() => setChosen(free.map(({ id }) => id))}
            >
              {`Merge All ${free.length} into This Lead`}
            </Button>
          )}
        </Section>
      )}
      {kept !== null && chosen !== null && (
        <MergeDialog
          kept={kept}
          chosen={rest.filter(({ id }) => chosen.includes(id))}
          along={along(chosen)}
          onClose={() => setChosen(null)}
          onMerged={() => void done()}
          onRefused={onChanged}
        />
      )}
    </div>
  );
}

interface LineProps {
  other: Other;
  onOpen: (id: string) => void;
  children: React.ReactNode;
}

const Line = ({ other, onOpen, children }: LineProps) => (
  <li className="flex items-start justify-between gap-3 max-sm:flex-wrap">
    <div className="min-w-0 flex-1 max-sm:basis-full">
      <button
        type="button"
        onClick={() => onOpen(other.id)}
        className="wrap-anywhere min-h-9 text-left font-medium text-primary underline-offset-4 hover:underline max-lg:min-h-11"
      >
        {other.companyName}
      </button>
      <p className="text-muted-foreground">{factsOf(other)}</p>
    </div>
    {children}
  </li>
);

function factsOf(other: Other): string {
  const day = waitingDay(other);
  return [
    shortDate(other.createdAt),
    `Lead score ${other.leadScore ?? "–"}`,
    `Stage: ${labelOf(LEAD_STAGES, other.leadStatus)}`,
    ...(day === null ? [] : [`Next action ${shortDate(startOfDay(day))}`]),
  ].join(" · ");
}

/** Into one of the others, or into one that is beyond what is listed. */
function keptInWords({ mergedIntoId }: Other, others: readonly Other[]): string {
  const into = others.find(({ id }) => id === mergedIntoId);
  return into === undefined ? "Merged" : `Merged into ${originInWords(into)}`;
}
