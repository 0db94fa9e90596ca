"use client";

import { Alert } from "@/components/ui/alert";
import { TeamDelete } from "./team-delete";
import { useTeamCall } from "./use-team-call";

/** Below the results: the one thing that may still be done with them. */
export function TeamDone({ id }: { id: string }) {
  const { run, problem, isPending } = useTeamCall(id);
  return (
    <div className="no-print mt-10 grid gap-4">
      {problem !== undefined && <Alert tone="problem">{problem}</Alert>}
      <div className="flex flex-wrap gap-3">
        <TeamDelete isPending={isPending} onDelete={() => run("delete")} />
      </div>
    </div>
  );
}
