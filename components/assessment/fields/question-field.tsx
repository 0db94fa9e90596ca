import { clsx } from "clsx";
import { type ReactNode, useContext, useEffect } from "react";
import { useWatch } from "react-hook-form";
import { isAsked } from "@/lib/domain/assessment/questions/is-asked";
import type { AnyQuestion } from "@/lib/domain/assessment/questions/questions";
import { RetakeContext } from "../retake/retake-context";
import { useAnswerForm } from "./use-answer";

/** A question in its place, as long as it is asked; what is asked no longer is forgotten. */
export function QuestionField({ question, children }: { question: AnyQuestion; children: ReactNode }) {
  const { control, getValues, setValue } = useAnswerForm();
  const retake = useContext(RetakeContext);
  const { key, kind, isHalf } = question;
  const isShown = useWatch({ control, compute: (answers) => isAsked(question, answers) });
  useEffect(() => {
    if (!isShown && kind === "text" && getValues(key) !== "") setValue(key, "");
  }, [isShown, key, kind, getValues, setValue]);
  if (!isShown) return null;
  return (
    <div className={clsx("min-w-0", !isHalf && "sm:col-span-2")}>
      {children}
      {retake !== null && <retake.LastTime name={key} />}
    </div>
  );
}
