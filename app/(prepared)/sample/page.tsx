import type { Metadata } from "next";
import "@/components/report/report.css";
import { ReportDocument } from "@/components/report/report-document";
import { SampleScreen } from "@/components/sample/sample-screen";
import { StaticMarkup } from "@/components/static-markup/static-markup";
import { readSample } from "@/lib/services/report/read-sample";

export const metadata: Metadata = {
  title: "Sample report",
  description: "A whole AI readiness report for a fictional company, to read on the web or as a PDF.",
};

/** The whole of it, with the section about home, which a report has on the web and not in its PDF. */
export default async function SamplePage() {
  const sample = await readSample();
  return (
    <SampleScreen companyName={sample.assessment.companyName}>
      <StaticMarkup
        version="sample:whole"
        forScript={false}
        draw={async () => <ReportDocument {...sample} family="shown" />}
      />
    </SampleScreen>
  );
}
