"use client";

import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import * as say from "@/lib/domain/team/messages";
import { FEWEST_SHOWN } from "@/lib/domain/team/questions";
import type { TeamView } from "@/lib/domain/team/team";
import { TeamDelete } from "./team-delete";
import { useTeamCall } from "./use-team-call";

type TeamWaitingProps = Omit<TeamView, "status" | "result"> & { id: string };

/** How many have answered, and what the leader may do about it. */
export function TeamWaiting({ id, expected, answered, closesAt, isOver, extended }: TeamWaitingProps) {
  const { run, problem, isPending } = useTeamCall(id);
  const isEnough = answered >= FEWEST_SHOWN;
  const isOneShort = answered >= expected && !isEnough;
  return (
    <div className="grid gap-5">
      <p className="font-serif text-2xl" role="status">
        {say.answeredSoFar(answered, expected)}
      </p>
      {isOver && !isEnough ? (
        <>
          <p>{say.TOO_FEW}</p>
          <p className="text-muted-foreground text-sm">{say.endedOn(closesAt)}</p>
        </>
      ) : (
        <p className="text-muted-foreground text-sm">
          {isOneShort ? say.TEAM_ONE_MORE : `${say.TEAM_FEWEST} ${say.closesOn(closesAt)}`}
        </p>
      )}
      {problem !== undefined && <Alert tone="problem">{problem}</Alert>}
      <div className="flex flex-wrap gap-3">
        {isEnough && (
          <Button disabled={isPending} onClick={() => run("close")}>
            Close and Show Results
          </Button>
        )}
        {isOver && !isEnough && !extended && (
          <Button disabled={isPending} onClick={() => run("extend")}>
            Wait 14 More Days
          </Button>
        )}
        <TeamDelete isPending={isPending} onDelete={() => run("delete")} />
      </div>
      <p className="text-muted-foreground text-sm">{say.TEAM_KNOWN_LIMIT}</p>
    </div>
  );
}
