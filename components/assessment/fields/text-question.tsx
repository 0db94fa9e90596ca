import type { ComponentProps } from "react";
import { PrivacyLink } from "@/components/layout/privacy-link";
import { Field, fieldIds } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { QuestionOf } from "@/lib/domain/assessment/questions/questions";
import { FREE_TEXT_MAX_CHARACTERS, NAME_MAX_CHARACTERS } from "@/lib/domain/lengths";
import { useAnswer } from "./use-answer";

type OneLine = QuestionOf<"line" | "email" | "text">;

/** A question answered in one line, with what is often answered to choose from. */
export function TextQuestion({ question }: { question: OneLine }) {
  const { key: name, kind, label } = question;
  const { error, input } = useAnswer(name);
  const hint = hintOf(question);
  const suggestions = kind === "line" ? question.suggestions : undefined;
  const list = suggestions && `${name}-suggestions`;
  return (
    <Field
      id={name}
      label={label}
      hint={hint}
      error={error}
      isRequired={kind !== "text"}
      isOptional={kind === "text" && question.revealedBy === undefined}
    >
      <Input {...lineOf(question)} list={list} {...fieldIds(name, { hint, error })} {...input} />
      {suggestions && (
        <datalist id={list}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      )}
    </Field>
  );
}

function hintOf(question: OneLine) {
  if (question.kind !== "email") return question.hint;
  const { at, text } = question.privacy;
  return (
    <>
      {question.hint} <PrivacyLink at={at}>{text}</PrivacyLink>
    </>
  );
}

function lineOf(question: OneLine): ComponentProps<"input"> {
  switch (question.kind) {
    case "line":
      return { autoComplete: question.autoComplete, maxLength: NAME_MAX_CHARACTERS };
    case "email":
      return { type: "email", inputMode: "email", autoComplete: "email" };
    case "text":
      return { maxLength: question.maxCharacters ?? question.inputMax ?? FREE_TEXT_MAX_CHARACTERS };
  }
}
