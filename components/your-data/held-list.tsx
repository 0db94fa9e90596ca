import { useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import type { Serialized } from "@/lib/client/serialized";
import * as say from "@/lib/domain/your-data/messages";
import type { Held } from "@/lib/domain/your-data/your-data";
import { HeldAssessment } from "./held-assessment";
import { type Change, useChange } from "./use-change";

interface HeldListProps {
  held: Serialized<Held>;
  token: string;
  onChanged: () => Promise<void>;
  onEnded: () => void;
}

/** What is held under the address, and what can be done with each. */
export function HeldList({ held, token, onChanged, onEnded }: HeldListProps) {
  const { change, isPending, done, problem } = useChange({ token, onChanged, onEnded });
  const isNothing = held.assessments.length === 0 && held.savedDrafts === 0;
  return (
    <div>
      <h1 className="text-3xl sm:text-4xl">{say.HELD_TITLE}</h1>
      <div role="status" className="mt-4 grid gap-3">
        {done !== undefined && <Alert tone="done">{done}</Alert>}
      </div>
      {problem !== undefined && <Alert tone="problem">{problem}</Alert>}
      {isNothing && <p className="mt-3 text-muted-foreground">{say.NOTHING_HELD}</p>}
      {held.assessments.map((assessment) => (
        <HeldAssessment
          key={assessment.id}
          assessment={assessment}
          isPending={isPending}
          onChange={(wanted) => change({ ...wanted, assessmentId: assessment.id })}
        />
      ))}
      {held.savedDrafts > 0 && (
        <section className="mt-10 border-border border-t pt-6">
          <h2 className="text-xl">Saved answers</h2>
          <p className="mt-2 text-muted-foreground">{say.savedDraftsText(held.savedDrafts)}</p>
          <SavedDrafts isPending={isPending} onChange={change} />
        </section>
      )}
      {held.assessments.length > 0 && (
        <p className="mt-10 border-border border-t pt-4 text-muted-foreground text-sm">{say.LEDGER_STAYS}</p>
      )}
    </div>
  );
}

function SavedDrafts({ isPending, onChange }: { isPending: boolean; onChange: (change: Change) => void }) {
  const [isAsking, setAsking] = useState(false);
  return isAsking ? (
    <div className="mt-4 flex flex-wrap gap-3">
      <Button
        variant="destructive"
        disabled={isPending}
        onClick={() => onChange({ action: "delete_drafts" })}
      >
        {`Yes, ${say.DELETE_DRAFTS}`}
      </Button>
      <Button variant="outline" onClick={() => setAsking(false)}>
        Keep Them
      </Button>
    </div>
  ) : (
    <Button variant="outline" className="mt-4" onClick={() => setAsking(true)}>
      {say.DELETE_DRAFTS}
    </Button>
  );
}
