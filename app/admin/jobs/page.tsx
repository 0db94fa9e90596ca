import type { Metadata } from "next";
import { JobScreen } from "@/components/admin/jobs/job-screen";

export const metadata: Metadata = { title: "Jobs" };

export default function JobsPage() {
  return <JobScreen />;
}
