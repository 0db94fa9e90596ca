"use client";

import { PageState } from "@/components/layout/page-state";
import { Button } from "@/components/ui/button";

export default function PageError({ reset }: { reset: () => void }) {
  return (
    <main className="px-4">
      <PageState
        title="Something went wrong"
        text="The page could not be shown. Nothing you entered was lost. Please try again in a moment."
      >
        <Button onClick={reset}>Try again</Button>
      </PageState>
    </main>
  );
}
