import type { Metadata } from "next";
import { AssessmentMissing } from "@/components/report/report-states";
import { ASSESSMENT_NOT_FOUND } from "@/lib/domain/report/messages";

export const metadata: Metadata = { title: ASSESSMENT_NOT_FOUND };

/** The public pages that can lack something are each about one assessment. */
export default AssessmentMissing;
