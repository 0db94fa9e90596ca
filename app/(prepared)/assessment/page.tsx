import type { Metadata } from "next";
import { AssessmentWizard } from "@/components/assessment/assessment-wizard";
import { PageShell } from "@/components/layout/page-shell";
import { NO_ANSWERS } from "@/lib/domain/assessment/draft";
import { REPORT_PRICE } from "@/lib/domain/payment/price";

export const metadata: Metadata = {
  title: "AI readiness assessment",
  description: "Five steps, about 15 minutes, free. Your score comes immediately.",
};

export default function AssessmentPage() {
  return (
    <PageShell width="narrow">
      <AssessmentWizard welcome={<Welcome />} unanswered={NO_ANSWERS} />
    </PageShell>
  );
}

const Welcome = () => (
  <p className="mt-3 text-muted-foreground">
    {`The assessment is free and takes about 15 minutes. Your score comes with it. The full report afterwards is a one-time ${REPORT_PRICE}, or free with a chapter code.`}
  </p>
);
