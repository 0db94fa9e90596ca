import { useState } from "react";
import { LinkButton } from "@/components/ui/link-button";
import { api, detailOf } from "@/lib/client/api";
import type { MyReport } from "@/lib/client/hooks/use-my-reports";
import type { Serialized } from "@/lib/client/serialized";
import { toast } from "@/lib/client/toast";
import { longDate } from "@/lib/domain/dates";
import { REMIND_ME, REMINDER_FAILED } from "@/lib/domain/retake/messages";
import type { ReminderChanged } from "@/lib/domain/retake/retake";
import { dayNinety, retakeFrom } from "@/lib/domain/retake/timing";

/** What comes after a report: what moved since the one before, taking it again, and being reminded to. */
export function RetakeLine({ report }: { report: MyReport }) {
  const takenAt = new Date(report.createdAt);
  const now = new Date();
  const mayRetake = retakeFrom(takenAt) <= now;
  const isAhead = now < dayNinety(takenAt);
  if (!mayRetake && !isAhead && report.retakeOf === null) return null;
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2 border-border border-t pt-4 text-sm">
      {report.retakeOf !== null && (
        <LinkButton href={`/progress/${report.id}`} variant="outline" size="sm">
          See What Moved
        </LinkButton>
      )}
      {mayRetake && (
        <LinkButton href={`/assessment?retake=${report.id}`} variant="outline" size="sm">
          Retake
          <span className="sr-only">{` for ${report.companyName}`}</span>
        </LinkButton>
      )}
      {isAhead && <Reminder report={report} day={dayNinety(takenAt)} />}
    </div>
  );
}

function Reminder({ report, day }: { report: MyReport; day: Date }) {
  const [isOn, setOn] = useState(report.remindRetakeAt !== null);
  const [isPending, setPending] = useState(false);
  const change = async (on: boolean) => {
    setOn(on);
    setPending(true);
    try {
      await api<Serialized<ReminderChanged>>(`/api/assessments/${report.id}/reminder`, {
        method: "PUT",
        body: { on },
        as: "user",
      });
    } catch (error) {
      setOn(!on);
      toast({ title: "Error", description: detailOf(error, REMINDER_FAILED), tone: "problem" });
    } finally {
      setPending(false);
    }
  };
  return (
    <label className="flex min-h-11 items-center gap-2.5">
      <input
        type="checkbox"
        className="size-5 shrink-0 accent-primary"
        checked={isOn}
        disabled={isPending}
        onChange={(event) => void change(event.target.checked)}
      />
      <span>
        {REMIND_ME}
        <span className="text-muted-foreground">{` We will email you on ${longDate(day)}.`}</span>
      </span>
    </label>
  );
}
