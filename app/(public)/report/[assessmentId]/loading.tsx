import { AssessmentLoading } from "@/components/report/report-states";

export default function ReportPending() {
  return <AssessmentLoading />;
}
