"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { useAssessment } from "@/lib/client/hooks/use-assessment";
import { EXTRACT_PENDING } from "@/lib/domain/roadmap/messages";

/** Asks until the roadmap is written, then has the page drawn again with its free part. */
export function ExtractPending({ id }: { id: string }) {
  const isWritten = useAssessment(id).data?.assessment.roadmapGenerated === true;
  const router = useRouter();
  useEffect(() => {
    if (isWritten) router.refresh();
  }, [isWritten, router]);
  return <p role="status">{EXTRACT_PENDING}</p>;
}
