import type { Metadata } from "next";
import { CohortEnded } from "@/components/cohort/cohort-ended";
import { COHORT_ENDED } from "@/lib/domain/cohort/messages";

export const metadata: Metadata = { title: COHORT_ENDED };

export default CohortEnded;
