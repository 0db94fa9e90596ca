import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { api } from "@/lib/client/api";
import { useCall } from "@/lib/client/hooks/use-call";
import * as say from "@/lib/domain/share/messages";

interface OwnLinkProps {
  assessmentId: string;
  isClosed: boolean;
  onChanged: () => void;
}

/** Whether the owner's own link works for others, and the button that changes it. */
export function OwnLink({ assessmentId, isClosed, onChanged }: OwnLinkProps) {
  const { call, isPending, problem } = useCall();

  const change = () =>
    call(async () => {
      await api(`/api/assessments/${assessmentId}/link`, { method: "PUT", body: { closed: !isClosed } });
      onChanged();
    }, say.LINK_CHANGE_FAILED);

  return (
    <section aria-labelledby="own-link" className="grid gap-2">
      <h3 id="own-link" className="font-medium">
        Your own link
      </h3>
      <p className="text-muted-foreground text-sm">{isClosed ? say.LINK_CLOSED_NOTE : say.LINK_OPEN_NOTE}</p>
      <div>
        <Button variant="outline" size="sm" disabled={isPending} onClick={change}>
          {isClosed ? say.OPEN_LINK : say.CLOSE_LINK}
        </Button>
      </div>
      {problem !== undefined && <Alert tone="problem">{problem}</Alert>}
    </section>
  );
}
