import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { adminApi } from "@/lib/client/admin-session";
import { useCall } from "@/lib/client/hooks/use-call";
import type { Serialized } from "@/lib/client/serialized";
import { toast } from "@/lib/client/toast";
import { shortMoment } from "@/lib/domain/dates";
import type { DoneWithMessage } from "@/lib/domain/done";
import { TWO_STEP_FAILED } from "@/lib/domain/two-step/messages";
import type { OwnSessions } from "@/lib/domain/two-step/two-step";

interface SessionListProps {
  sessions: Serialized<OwnSessions>["sessions"];
  onEnded: () => void;
}

/** The sign-ins that have not ended, and the button that ends all but this one. */
export function SessionList({ sessions, onEnded }: SessionListProps) {
  const { call, isPending, problem } = useCall();
  const endOthers = () =>
    call(async () => {
      const { message } = await adminApi<DoneWithMessage>("/api/admin/sessions", { method: "DELETE" });
      toast({ title: message });
      onEnded();
    }, TWO_STEP_FAILED);
  return (
    <div className="grid gap-3">
      <ul className="divide-y divide-border border-border border-y">
        {sessions.map(({ createdAt, expiresAt, isThis }) => (
          <li key={`${createdAt} ${expiresAt}`} className="grid py-2.5">
            <span className={isThis ? "font-medium" : undefined}>
              {isThis ? "This device" : "Another device"}
            </span>
            <span className="text-muted-foreground">
              {`since ${shortMoment(createdAt)}, until ${shortMoment(expiresAt)} at the latest`}
            </span>
          </li>
        ))}
      </ul>
      {problem !== undefined && <Alert tone="problem">{problem}</Alert>}
      <div>
        <Button variant="outline" size="sm" disabled={isPending || sessions.length < 2} onClick={endOthers}>
          {isPending ? "Signing out..." : "Sign Out Everywhere Else"}
        </Button>
      </div>
    </div>
  );
}
