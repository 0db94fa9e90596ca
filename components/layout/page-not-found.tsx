import { LinkButton } from "@/components/ui/link-button";
import { PageShell } from "./page-shell";
import { PageState } from "./page-state";

/** 404. */
export const PageNotFound = () => (
  <PageShell>
    <PageState
      title="Page Not Found"
      text="The address may have been mistyped, or what it pointed to is no longer here."
    >
      <LinkButton href="/">Return Home</LinkButton>
    </PageState>
  </PageShell>
);
