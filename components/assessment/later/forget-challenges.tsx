import { useEffect } from "react";
import { useWatch } from "react-hook-form";
import { challengesFor } from "@/lib/domain/assessment/challenges";
import { useAnswerForm } from "../fields/use-answer";

/** Another industry has other challenges: a pick that is not offered would be sent without being seen. */
export function ForgetChallenges() {
  const { control, getValues, setValue } = useAnswerForm();
  const industry = useWatch({ control, name: "companyIndustry" });
  useEffect(() => {
    const offered = new Set(challengesFor(industry).map(({ slug }) => slug));
    const picked = getValues("businessChallenges");
    const kept = picked.filter((slug) => offered.has(slug));
    if (kept.length < picked.length) setValue("businessChallenges", kept);
  }, [industry, getValues, setValue]);
  return null;
}
