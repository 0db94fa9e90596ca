import { Card } from "@/components/ui/card";
import { withoutNotes } from "@/lib/domain/report/notes";
import type { RoadmapExtract as Extract } from "@/lib/domain/roadmap/extract";
import { withKeys } from "@/lib/domain/with-keys";
import { ExtractPending } from "./extract-pending";

/** What is free of the roadmap, or that it is still being written. */
export const RoadmapExtract = ({ id, extract }: { id: string; extract: Extract | null }) => (
  <Card title="Your AI roadmap, in short" className="mt-8">
    {extract === null ? <ExtractPending id={id} /> : <Shown {...extract} />}
  </Card>
);

const Shown = ({ stage, weakestLink, quickWin, phases }: Extract) => (
  <dl className="grid gap-4">
    <Part label="Your stage">{stage}</Part>
    {weakestLink !== "" && <Part label="Your weakest link">{weakestLink}</Part>}
    {quickWin !== null && (
      <Part label="First quick win, within 30 days">
        <span className="font-medium">{withoutNotes(quickWin.title)}</span>
        <span className="mt-1 block">{withoutNotes(quickWin.firstStep)}</span>
      </Part>
    )}
    <Part label="Three phases">
      <ol className="list-decimal space-y-1 pl-5">
        {withKeys(phases).map(({ key, value: { title, duration } }) => (
          <li key={key}>
            {title}
            <span className="text-muted-foreground text-sm">{` ${duration}`}</span>
          </li>
        ))}
      </ol>
    </Part>
  </dl>
);

const Part = ({ label, children }: { label: string; children: React.ReactNode }) => (
  <div>
    <dt className="text-muted-foreground text-sm">{label}</dt>
    <dd className="mt-0.5 break-words">{children}</dd>
  </div>
);
