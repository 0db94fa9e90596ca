"use client";

import { Button } from "@/components/ui/button";
import { PAGE_FAILED, PAGE_FAILED_DETAIL } from "@/lib/domain/page-messages";
import { PageState } from "./page-state";

/** Error boundary: shown in place of a page that could not be rendered. */
export const PageFailed = ({ reset }: { reset: () => void }) => (
  <main className="px-4">
    <PageState title={PAGE_FAILED} text={PAGE_FAILED_DETAIL}>
      <Button onClick={reset}>Try Again</Button>
    </PageState>
  </main>
);
