"use client";

import { PageState } from "@/components/layout/page-state";
import { Button } from "@/components/ui/button";
import { PAGE_FAILED, PAGE_FAILED_DETAIL } from "@/lib/domain/http-messages";

export default function PageError({ reset }: { reset: () => void }) {
  return (
    <main className="px-4">
      <PageState title={PAGE_FAILED} text={PAGE_FAILED_DETAIL}>
        <Button onClick={reset}>Try again</Button>
      </PageState>
    </main>
  );
}
