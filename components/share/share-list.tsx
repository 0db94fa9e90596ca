import { useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { api, detailOf } from "@/lib/client/api";
import type { Serialized } from "@/lib/client/serialized";
import { longDate } from "@/lib/domain/dates";
import { openedText, SHARE_END_FAILED, SHARE_END_HINT } from "@/lib/domain/share/messages";
import type { ShareLink } from "@/lib/domain/share/share";

interface ShareListProps {
  assessmentId: string;
  shares: Serialized<ShareLink>[];
  onEnded: () => void;
}

/** The links that work, and the button that ends each. */
export function ShareList({ assessmentId, shares, onEnded }: ShareListProps) {
  const [ending, setEnding] = useState<string>();
  const [problem, setProblem] = useState<string>();

  const end = async (id: string) => {
    setEnding(id);
    setProblem(undefined);
    try {
      await api(`/api/assessments/${assessmentId}/shares/${id}`, { method: "DELETE" });
      onEnded();
    } catch (error) {
      setProblem(detailOf(error, SHARE_END_FAILED));
    } finally {
      setEnding(undefined);
    }
  };

  return (
    <section aria-labelledby="share-list" className="grid gap-2">
      <h3 id="share-list" className="font-medium">
        Links that work
      </h3>
      <p className="text-muted-foreground text-sm">{`Ending a link stops it at once. ${SHARE_END_HINT}`}</p>
      <ul className="divide-y divide-border border-border border-y">
        {shares.map((share) => (
          <li key={share.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <div className="min-w-0 flex-1 basis-48">
              <p className="break-words font-medium">{share.label}</p>
              <p className="text-muted-foreground text-sm">{aboutOf(share)}</p>
            </div>
            <Button
              variant="destructive"
              size="sm"
              aria-label={`End Link: ${share.label}`}
              disabled={ending !== undefined}
              onClick={() => end(share.id)}
            >
              {ending === share.id ? "Ending..." : "End Link"}
            </Button>
          </li>
        ))}
      </ul>
      {problem !== undefined && <Alert tone="problem">{problem}</Alert>}
    </section>
  );
}

function aboutOf({
  createdAt,
  expiresAt,
  openedCount,
  lastOpenedAt,
  withInterview,
  withTeam,
}: Serialized<ShareLink>): string {
  const last = lastOpenedAt === null ? null : new Date(lastOpenedAt);
  return [
    `Made ${longDate(new Date(createdAt))}`,
    `ends ${longDate(new Date(expiresAt))}`,
    openedText({ openedCount, lastOpenedAt: last }),
    ...(withInterview ? ["with the interview"] : []),
    ...(withTeam ? ["with the team's answers"] : []),
  ].join(" · ");
}
