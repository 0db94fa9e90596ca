import type { ReactNode } from "react";
import { PageShell } from "@/components/layout/page-shell";
import { LinkButton } from "@/components/ui/link-button";
import { signed } from "@/lib/domain/retake/compare";
import type { Progress } from "@/lib/domain/retake/progress";
import { targetText } from "@/lib/domain/what-if/messages";
import { withKeys } from "@/lib/domain/with-keys";
import { ScoreLine } from "./score-line";

/** What moved since the assessment before: the sum in one sentence, then every line of it, then what is next. */
export function ProgressScreen({ id, progress }: { id: string; progress: Progress }) {
  const { companyName, headline, rescored, scores, moved, advised, next, target } = progress;
  return (
    <PageShell>
      <p className="break-words text-muted-foreground text-sm">{companyName}</p>
      <h1 className="mt-1 text-3xl sm:text-4xl">Your progress</h1>
      <p className="mt-6 font-semibold font-serif text-2xl leading-snug">{headline}</p>
      <div className="mt-8">
        <ScoreLine scores={scores} />
      </div>
      {rescored.length > 0 && <p className="mt-2 text-muted-foreground text-sm">{rescored.join(" ")}</p>}
      {target !== null && (
        <p className="mt-4">
          {`${targetText(target)} ${target.isReached ? "You have reached it." : "You are not there yet."}`}
        </p>
      )}
      {moved.length > 0 && (
        <Part title="What changed">
          <ul className="border-border border-t">
            {moved.map(({ key, label, before, now, points }) => (
              <li key={key} className="flex gap-4 border-border border-b py-3">
                <Points>{points}</Points>
                <div className="min-w-0 break-words">
                  <p className="font-medium">{label}</p>
                  <p className="text-muted-foreground text-sm">{`Then: ${before}. Now: ${now}.`}</p>
                </div>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {advised.length > 0 && (
        <Part title="What your earlier report advised">
          <ul className="border-border border-t">
            {advised.map(({ key, label, isDone }) => (
              <li key={key} className="flex justify-between gap-6 border-border border-b py-2.5">
                <span>{label}</span>
                <span className={isDone ? "font-medium text-primary" : "shrink-0 text-muted-foreground"}>
                  {isDone ? "Done" : "Not yet"}
                </span>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {next.length > 0 && (
        <Part title="What would move it most now">
          <ol className="grid gap-2">
            {withKeys(next).map(({ key, value: { label, points } }) => (
              <li key={key} className="flex gap-4">
                <Points>{points}</Points>
                <span>{label}</span>
              </li>
            ))}
          </ol>
        </Part>
      )}
      <p className="mt-8 text-muted-foreground text-sm">
        Calculated from your answers, both times by the same method. They are one person's own view, so a
        small change says little.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <LinkButton href={`/results/${id}`}>See the New Results</LinkButton>
        <LinkButton href="/my-reports" variant="outline">
          My Reports
        </LinkButton>
      </div>
    </PageShell>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="mt-10">
    <h2 className="text-xl">{title}</h2>
    <div className="mt-3">{children}</div>
  </section>
);

const Points = ({ children: points }: { children: number }) => (
  <strong className="w-10 shrink-0 text-primary tabular-nums">{signed(points)}</strong>
);
