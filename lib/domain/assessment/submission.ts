import { z } from "zod";
import { line, optionalText } from "../text";
import { arePicksConsistent } from "./exclusivity";
import * as say from "./messages";
import { type Option, valuesOf } from "./options";
import { type AnyQuestion, byKey, type Declared, QUESTIONS } from "./questions/questions";

export const CHALLENGES_MAX = 12;

/**
 * What the wizard sends and the server stores: everything a person answers. What the server works out
 * (id, scores, payment, times) is not in it, and a request that brings it along has it dropped.
 */
export const AssessmentSubmission = z.object(
  byKey<{ [Asked in Declared as Asked["key"]]: SchemaOf<Asked> }>(QUESTIONS, schemaOf),
);
export type AssessmentSubmission = z.infer<typeof AssessmentSubmission>;

/** The schema of the wizard: the submission, with an email that step 1 requires. */
export const WizardAnswers = AssessmentSubmission.extend({
  executiveEmail: z.email(say.EMAIL_INVALID).max(254, say.EMAIL_INVALID),
});

type SchemaOf<Asked extends Declared> = {
  line: ReturnType<typeof line>;
  email: ReturnType<typeof optionalEmail>;
  consent: z.ZodOptional<z.ZodBoolean>;
  select: ReturnType<typeof choice<ValueOf<Asked>>>;
  radio: ReturnType<typeof choice<ValueOf<Asked>>>;
  checkboxes: ReturnType<typeof picks<ValueOf<Asked>>>;
  challenges: ReturnType<typeof challengeSlugs>;
  slider: z.ZodInt;
  text: ReturnType<typeof optionalText>;
  longText: ReturnType<typeof optionalText>;
}[Asked["kind"]];

type ValueOf<Asked> = Asked extends { options: readonly Option<infer Value>[] } ? Value : never;

function schemaOf(question: AnyQuestion): SchemaOf<Declared>;
function schemaOf(question: AnyQuestion): z.ZodType {
  switch (question.kind) {
    case "line":
      return line(question.required);
    case "email":
      return optionalEmail(question.required);
    case "consent":
      return z.boolean().optional();
    case "select":
    case "radio":
      return choice(question.options, question.required);
    case "checkboxes":
      return picks(question.options, question.required);
    case "challenges":
      return challengeSlugs(question.required);
    case "slider":
      return z
        .int(question.required)
        .min(question.min, question.required)
        .max(question.max, question.required);
    case "text":
      return optionalText(question.maxCharacters);
    case "longText":
      return optionalText();
  }
}

function optionalEmail(invalid: string) {
  return z
    .string(invalid)
    .max(254, { error: invalid, abort: true })
    .pipe(z.union([z.literal(""), z.email(invalid)], invalid))
    .optional();
}

/** The message is given by a function: Zod takes an empty text for no message and puts its own. */
function choice<Value extends string>(options: readonly Option<Value>[], message: string) {
  return z.enum(valuesOf(options), { error: () => message });
}

function picks<Value extends string>(options: readonly Option<Value>[], atLeastOne: string) {
  return z
    .array(z.enum(valuesOf(options), say.CHOOSE_ONE), atLeastOne)
    .min(1, atLeastOne)
    .max(options.length, say.PICKS_INCONSISTENT)
    .refine(arePicksConsistent, say.PICKS_INCONSISTENT);
}

/** Any slug, because the texts behind the challenges may change while the answers stay. */
function challengeSlugs(atLeastOne: string) {
  return z
    .array(z.string(say.CHOOSE_ONE).regex(/^[a-z0-9_]{1,200}$/, say.CHOOSE_ONE), atLeastOne)
    .min(1, atLeastOne)
    .max(CHALLENGES_MAX, say.PICKS_INCONSISTENT)
    .refine(arePicksConsistent, say.PICKS_INCONSISTENT);
}
