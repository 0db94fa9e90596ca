import { notedBefore } from "@/lib/domain/assessment/noted";
import { useAnswerForm } from "./fields/use-answer";

/** Comes with the second step: the first has enough to load. */
export default function NotedLine({ step }: { step: number }) {
  return notedBefore(step, useAnswerForm().getValues());
}
