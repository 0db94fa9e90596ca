import { Button } from "@/components/ui/button";
import type { Lead } from "@/lib/client/hooks/use-leads";
import { neighborsOf } from "./use-lead-keys";

interface LeadStepsProps {
  id: string;
  leads: readonly Lead[];
  onTurn: (id: string) => void;
}

/** "3 of 50" of the page, and the ways to the leads before and after. */
export function LeadSteps({ id, leads, onTurn }: LeadStepsProps) {
  const at = leads.findIndex((lead) => lead.id === id);
  const { before, after } = neighborsOf(leads, id);
  return (
    <div className="mb-2 flex min-h-9 items-center gap-2 text-muted-foreground text-xs">
      <span className="mr-auto tabular-nums">
        {at === -1 ? "Not on this page" : `${at + 1} of ${leads.length}`}
      </span>
      <Step label="Previous lead" hint="k" sign="↑" to={before} onTurn={onTurn} />
      <Step label="Next lead" hint="j" sign="↓" to={after} onTurn={onTurn} />
    </div>
  );
}

interface StepProps {
  label: string;
  hint: string;
  sign: string;
  to: string | undefined;
  onTurn: (id: string) => void;
}

const Step = ({ label, hint, sign, to, onTurn }: StepProps) => (
  <Button
    variant="ghost"
    size="sm"
    aria-label={label}
    aria-keyshortcuts={hint}
    disabled={to === undefined}
    onClick={() => to !== undefined && onTurn(to)}
  >
    <span aria-hidden="true">{sign}</span>
  </Button>
);
