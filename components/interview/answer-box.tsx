import type { Ref } from "react";
import { Field, fieldIds } from "@/components/ui/field";
import { Textarea } from "@/components/ui/input";
import { ANSWER_MAX_CHARACTERS } from "@/lib/domain/interview/probe";

interface AnswerBoxProps {
  id: string;
  question: string;
  value: string;
  onChange: (text: string) => void;
  boxRef?: Ref<HTMLTextAreaElement>;
}

/** One question and the room for its answer. */
export const AnswerBox = ({ id, question, value, onChange, boxRef }: AnswerBoxProps) => (
  <Field
    id={id}
    label={question}
    hint={`${value.length.toLocaleString("en-CA")} of ${ANSWER_MAX_CHARACTERS.toLocaleString("en-CA")} characters`}
  >
    <Textarea
      {...fieldIds(id, { hint: true })}
      ref={boxRef}
      rows={6}
      maxLength={ANSWER_MAX_CHARACTERS}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  </Field>
);
