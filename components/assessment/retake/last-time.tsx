import { useContext } from "react";
import { useWatch } from "react-hook-form";
import type { QuestionKey } from "@/lib/domain/assessment/questions/questions";
import { useAnswerForm } from "../fields/use-answer";
import { RetakeContext } from "./retake-context";

/** What was answered last time, once it is answered again: shown before, it would be confirmed instead. */
export function LastTime({ name }: { name: QuestionKey }) {
  const last = useContext(RetakeContext)?.last[name];
  return last === undefined ? null : <Last name={name}>{last}</Last>;
}

function Last({ name, children }: { name: QuestionKey; children: string }) {
  const { control } = useAnswerForm();
  const answer = useWatch({ control, name });
  const isAnswered = Array.isArray(answer) ? answer.length > 0 : answer !== "" && answer !== undefined;
  return (
    isAnswered && <p className="mt-2 break-words text-muted-foreground text-sm">{`Last time: ${children}`}</p>
  );
}
