import type { Metadata } from "next";
import { PageShell } from "@/components/layout/page-shell";
import { PageState } from "@/components/layout/page-state";
import { LinkButton } from "@/components/ui/link-button";

export const metadata: Metadata = { title: "Page Not Found" };

export default function NotFound() {
  return (
    <PageShell>
      <PageState
        title="Page Not Found"
        text="The address may have been mistyped, or what it pointed to is no longer here."
      >
        <LinkButton href="/">Return Home</LinkButton>
      </PageState>
    </PageShell>
  );
}
