import { useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { brand } from "@/lib/brand";
import { api, detailOf } from "@/lib/client/api";
import {
  answeredOn,
  INSIGHTS_DELETE_FAILED,
  INSIGHTS_DELETED,
  interviewIntro,
} from "@/lib/domain/interview/messages";
import type { InterviewOffer } from "@/lib/domain/interview/written-answers";

interface InterviewIntroProps {
  id: string;
  offer: InterviewOffer;
  /** Whether an interview was begun on this device. */
  isBegun: boolean;
  onStart: () => void;
}

/** What comes, who reads it and what is kept; and, after an earlier one, what can be done about that. */
export function InterviewIntro({ id, offer, isBegun, onStart }: InterviewIntroProps) {
  const [state, setState] = useState<"shown" | "asking" | "pending" | "deleted">("shown");
  const [problem, setProblem] = useState<string>();
  const wasAnswered = offer.writtenAt !== null && state !== "deleted";

  const remove = async () => {
    setState("pending");
    setProblem(undefined);
    try {
      await api(`/api/assessments/${id}/interview`, { method: "DELETE" });
      setState("deleted");
    } catch (error) {
      setState("asking");
      setProblem(detailOf(error, INSIGHTS_DELETE_FAILED));
    }
  };

  return (
    <div className="grid gap-6">
      <p className="text-pretty">{interviewIntro(brand.agentName, offer.reader)}</p>
      {wasAnswered && offer.writtenAt !== null && <p>{answeredOn(offer.writtenAt)}</p>}
      {state === "deleted" && <Alert tone="done">{INSIGHTS_DELETED}</Alert>}
      {problem !== undefined && <Alert tone="problem">{problem}</Alert>}
      <div className="flex flex-wrap gap-3">
        <Button onClick={onStart}>{isBegun ? "Continue" : wasAnswered ? "Answer Again" : "Start"}</Button>
        {wasAnswered && state === "shown" && (
          <Button variant="outline" onClick={() => setState("asking")}>
            Delete These Insights
          </Button>
        )}
      </div>
      {wasAnswered && state !== "shown" && (
        <div className="grid gap-3 border-border border-t pt-4">
          <p>They leave your report, the PDF and shared links at once. This cannot be undone.</p>
          <div className="flex flex-wrap gap-3">
            <Button variant="destructive" disabled={state === "pending"} onClick={remove}>
              {state === "pending" ? "Deleting..." : "Yes, Delete Them"}
            </Button>
            <Button variant="ghost" onClick={() => setState("shown")}>
              Keep Them
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
