import type { Metadata } from "next";
import { Wizard } from "@/components/assessment/wizard";
import { PageShell } from "@/components/layout/page-shell";
import { Toaster } from "@/components/ui/toaster";

export const metadata: Metadata = {
  title: "AI readiness assessment",
  description: "Five short steps, about 15 minutes, free and with no obligations.",
};

export default function AssessmentPage() {
  return (
    <PageShell width="narrow">
      <Wizard />
      <Toaster />
    </PageShell>
  );
}
