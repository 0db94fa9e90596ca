import type { Serialized } from "@/lib/client/serialized";
import { shortMoment } from "@/lib/domain/dates";
import type { LeadActivity } from "@/lib/domain/lead/activity";
import { originInWords } from "@/lib/domain/lead/origin";
import { withKeys } from "@/lib/domain/with-keys";
import { Section } from "./lead-facts";

/** As many as one sees at a glance; the rest is behind a press. */
const SHOWN = 8;

/** What happened with the lead, the newest first. */
export function LeadActivityList({ activity }: { activity: readonly Serialized<LeadActivity>[] }) {
  const lines = withKeys(activity).map(({ key, value }) => (
    <li key={key} className="grid gap-x-3 sm:grid-cols-[9.5rem_minmax(0,1fr)]">
      <span className="text-muted-foreground tabular-nums max-sm:text-xs">{shortMoment(value.at)}</span>
      <div className="min-w-0">
        <p className="line-clamp-3 break-words">{value.text}</p>
        <p className="break-words text-muted-foreground text-xs empty:hidden">{whoAndWhere(value)}</p>
      </div>
    </li>
  ));
  return (
    <Section title="Activity">
      <ol className="grid gap-1.5">{lines.slice(0, SHOWN)}</ol>
      {lines.length > SHOWN && (
        <details className="mt-1">
          <summary className="min-h-9 cursor-pointer content-center text-primary">
            {`${lines.length - SHOWN} earlier`}
          </summary>
          <ol className="grid gap-1.5">{lines.slice(SHOWN)}</ol>
        </details>
      )}
    </Section>
  );
}

/** Below the text, of which no more than three lines are shown. */
const whoAndWhere = ({ by, from }: Serialized<LeadActivity>): string =>
  [by, from && `from ${originInWords(from)}`].filter((part) => part !== null).join(" · ");
