import type { Metadata } from "next";
import { JobScreen } from "@/components/admin/jobs/job-screen";

export const metadata: Metadata = { title: "Failed jobs" };

export default function JobsPage() {
  return <JobScreen />;
}
