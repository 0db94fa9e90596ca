import { LinkButton } from "@/components/ui/link-button";
import { ANSWER_IN_WRITING } from "@/lib/domain/interview/messages";

/** The way to the interview in writing, beside each button that asks for a call. */
export const AnswerInWriting = ({ assessmentId }: { assessmentId: string }) => (
  <LinkButton href={`/interview/${assessmentId}`} variant="outline">
    {ANSWER_IN_WRITING}
  </LinkButton>
);
