import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/ui/link-button";
import { useAdmin } from "@/lib/client/hooks/use-admin";
import { toast } from "@/lib/client/toast";
import { LINK_COPIED, LINK_NOT_COPIED } from "@/lib/domain/admin/messages";
import type { FirstSteps as Steps } from "@/lib/domain/sample/first-steps";
import { useSamples } from "./use-samples";

/** Where there are no leads yet: three things to do, each with its state, and leads to try the dashboard with. */
export function FirstSteps({ reload }: { reload: () => void }) {
  const { data } = useAdmin<Steps>("/api/admin/first-steps");
  const samples = useSamples(reload);
  return (
    <div className="mx-auto mt-6 max-w-[40rem] text-left">
      <ol className="divide-y divide-border border-border border-y">
        <Step
          at={1}
          title="Share the assessment link"
          isDone={data?.isShared}
          done="The assessment was opened."
        >
          <Button variant="outline" size="sm" onClick={() => void copyAssessmentLink()}>
            Copy Link
          </Button>
        </Step>
        <Step
          at={2}
          title="Create a coupon for your chapter"
          isDone={data?.hasCoupon}
          done="There is a coupon."
        >
          <LinkButton href="/admin/coupons" variant="outline" size="sm">
            Coupons
          </LinkButton>
        </Step>
        <Step
          at={3}
          title="Invite a colleague"
          isDone={data?.hasColleague}
          done="You are not the only admin."
        >
          <LinkButton href="/admin?tab=users" variant="outline" size="sm">
            Users
          </LinkButton>
        </Step>
      </ol>
      <p className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2 text-muted-foreground">
        Or look around first:
        <Button variant="outline" size="sm" disabled={samples.isBusy} onClick={() => void samples.load()}>
          Load 20 Sample Leads
        </Button>
      </p>
    </div>
  );
}

interface StepProps {
  at: number;
  title: string;
  /** Undefined while it is not known. */
  isDone: boolean | undefined;
  done: string;
  children: ReactNode;
}

const Step = ({ at, title, isDone, done, children }: StepProps) => (
  <li className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 py-2">
    <span aria-hidden="true" className="w-5 text-center font-serif text-lg text-primary">
      {isDone ? "✓" : at}
    </span>
    <span className="min-w-0 flex-1">
      <span className="block font-medium">{title}</span>
      {isDone !== undefined && (
        <span className="block text-muted-foreground text-xs">{isDone ? `Done. ${done}` : "To do"}</span>
      )}
    </span>
    {children}
  </li>
);

async function copyAssessmentLink(): Promise<void> {
  const link = new URL("/assessment", location.origin).href;
  try {
    await navigator.clipboard.writeText(link);
    toast({ title: LINK_COPIED, tone: "good" });
  } catch {
    toast({ title: LINK_NOT_COPIED, description: link });
  }
}
