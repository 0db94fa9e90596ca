import { PageShell } from "@/components/layout/page-shell";
import { LinkButton } from "@/components/ui/link-button";

interface ProgressRefusedProps {
  id: string;
  /** The earlier report is locked; else the reader has not shown to be the owner. */
  isLocked: boolean;
  why: string;
}

export const ProgressRefused = ({ id, isLocked, why }: ProgressRefusedProps) => (
  <PageShell>
    <h1 className="text-3xl sm:text-4xl">Your progress</h1>
    <p className="mt-4">{why}</p>
    <div className="mt-6 flex flex-wrap gap-3">
      {isLocked ? (
        <LinkButton href="/my-reports">Open My Reports</LinkButton>
      ) : (
        <LinkButton href={`/login?callbackUrl=${encodeURIComponent(`/progress/${id}`)}`}>Sign In</LinkButton>
      )}
      <LinkButton href={`/results/${id}`} variant="outline">
        View the Results
      </LinkButton>
    </div>
  </PageShell>
);
