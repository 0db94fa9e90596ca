import { useWatch } from "react-hook-form";
import type { QuestionKey } from "@/lib/domain/assessment/questions/questions";
import { ASKED_AT_THE_END, openBefore } from "@/lib/domain/assessment/steps";
import { useAnswerForm } from "../fields/use-answer";

const COUNTS = ["", "One answer", "Two answers", "Three answers"];

interface OpenAnswersProps {
  step: number;
  onOpen: (step: number, fields: QuestionKey[]) => void;
}

/** Says quietly what an earlier step still lacks, so that Complete Assessment comes as no surprise. */
export function OpenAnswers({ step, onOpen }: OpenAnswersProps) {
  const { control } = useAnswerForm();
  const answers = useWatch({ control, name: ASKED_AT_THE_END });
  const open = openBefore(step, (field) => answers[ASKED_AT_THE_END.indexOf(field)]?.length === 0);
  if (open === null) return null;
  return (
    <p className="mt-2 text-muted-foreground text-sm">
      {`${COUNTS[open.fields.length] ?? "Some answers"} left open on step ${open.step}. `}
      <button
        type="button"
        onClick={() => onOpen(open.step, open.fields)}
        className="min-h-6 font-medium text-primary underline underline-offset-4"
      >
        Answer now
      </button>
    </p>
  );
}
