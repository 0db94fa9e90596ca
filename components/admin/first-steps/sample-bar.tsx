import { Button } from "@/components/ui/button";
import { SAMPLES_NOTE } from "@/lib/domain/sample/messages";
import { useSamples } from "./use-samples";

/** Above a list with sample leads in it: what they are, and the way to be rid of them. */
export function SampleBar({ reload }: { reload: () => void }) {
  const { isBusy, remove } = useSamples(reload);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-border border-l-4 bg-muted px-4 py-2">
      <p>{SAMPLES_NOTE}</p>
      <Button variant="outline" size="sm" disabled={isBusy} onClick={() => void remove()}>
        Remove Sample Leads
      </Button>
    </div>
  );
}
