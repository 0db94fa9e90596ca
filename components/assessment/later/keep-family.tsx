import { useContext } from "react";
import { ChoiceRow } from "@/components/ui/choice-row";
import { saveKeepFamily } from "@/lib/client/kept-family";
import { NO_ANSWERS } from "@/lib/domain/assessment/draft";
import { KEPT_FAMILY } from "@/lib/domain/retake/kept-family";
import { useAnswerForm } from "../fields/use-answer";
import { RetakeContext } from "../retake/retake-context";

interface KeepFamilyProps {
  isKept: boolean;
  onChange: (isKept: boolean) => void;
}

/** The household's answers of last time, which no page is shown, stay as they are. */
export function KeepFamily({ isKept, onChange }: KeepFamilyProps) {
  const retake = useContext(RetakeContext);
  const { setValue, clearErrors } = useAnswerForm();
  if (retake === null || !retake.hasFamily) return null;
  const change = (keep: boolean) => {
    const answers = keep ? KEPT_FAMILY : NO_ANSWERS;
    setValue("preparednessLevel", answers.preparednessLevel);
    setValue("householdAiUse", [...answers.householdAiUse]);
    setValue("householdAiUseOther", "");
    setValue("childAiConcerns", [...answers.childAiConcerns]);
    setValue("rulesForChildren", answers.rulesForChildren);
    clearErrors();
    saveKeepFamily(keep);
    onChange(keep);
  };
  return (
    <ChoiceRow type="checkbox" checked={isKept} onChange={(event) => change(event.target.checked)}>
      {retake.keepFamily}
    </ChoiceRow>
  );
}
