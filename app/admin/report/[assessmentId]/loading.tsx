import { AssessmentLoading } from "@/components/report/report-states";

export default function AdminReportPending() {
  return <AssessmentLoading />;
}
