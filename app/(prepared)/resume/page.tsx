import type { Metadata } from "next";
import { ResumeScreen } from "@/components/draft/resume-screen";
import { DRAFT_RESUME_TITLE } from "@/lib/domain/draft/messages";

export const metadata: Metadata = { title: DRAFT_RESUME_TITLE };

/** Opening the link changes nothing: mail scanners open links first. Only a button moves or deletes the answers. */
export default function ResumePage() {
  return <ResumeScreen />;
}
