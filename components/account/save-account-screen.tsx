import { PageShell } from "@/components/layout/page-shell";
import { LinkButton } from "@/components/ui/link-button";
import type { UnlockedQuery } from "@/lib/domain/payment/unlocked-query";
import { SaveAccountForm } from "./save-account-form";

/** Saving is an offer: whoever skips it keeps the link, and how it was unlocked travels on with it. */
export function SaveAccountScreen({ id, query }: { id: string; query: UnlockedQuery }) {
  const carried = new URLSearchParams(
    Object.entries(query).filter((pair): pair is [string, string] => !!pair[1]),
  );
  const search = carried.size > 0 ? `?${carried}` : "";
  return (
    <PageShell width="narrow">
      <h1 className="text-4xl">Save Your Report</h1>
      <p className="mt-2 text-muted-foreground">
        With an account you find your report again on any device. It takes 30 seconds.
      </p>
      <SaveAccountForm assessmentId={id} />
      <LinkButton href={`/results/${id}${search}`} variant="ghost" className="mt-4 w-full">
        Skip for Now
      </LinkButton>
    </PageShell>
  );
}
