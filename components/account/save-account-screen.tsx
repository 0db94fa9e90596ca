import { PageShell } from "@/components/layout/page-shell";
import { LinkButton } from "@/components/ui/link-button";
import type { UnlockedQuery } from "@/lib/domain/payment/unlocked-query";
import { Panel, PanelLink } from "./panel";
import { SaveAccountForm } from "./save-account-form";
import { SaveSignedIn } from "./save-signed-in";

/** Saving is an offer: whoever skips it keeps the link, and how it was unlocked travels on with it. */
export function SaveAccountScreen({ id, query }: { id: string; query: UnlockedQuery }) {
  const carried = new URLSearchParams(
    Object.entries(query).filter((pair): pair is [string, string] => !!pair[1]),
  );
  const search = carried.size > 0 ? `?${carried}` : "";
  return (
    <PageShell>
      <Panel
        title="Save Your Report"
        lead="Create an account to open your report on any device. It takes 30 seconds."
        note={<SaveSignedIn assessmentId={id} />}
        foot={<PanelLink href="/auth?mode=login">Already have an account? Sign in</PanelLink>}
      >
        <SaveAccountForm assessmentId={id} />
        <LinkButton href={`/results/${id}${search}`} variant="ghost" className="mt-3 w-full">
          Skip for Now
        </LinkButton>
        <p className="mt-2 text-center text-muted-foreground text-sm">
          Without an account, the link to your report keeps working.
        </p>
      </Panel>
    </PageShell>
  );
}
