import { z } from "zod";
import { SaidCost } from "../own-cost/own-cost";
import { SentenceTopics } from "../topic/topic";
import {
  byKey,
  type Declared,
  HIDDEN_QUESTIONS,
  type HiddenKey,
  isList,
  type KeyOf,
  STORED_QUESTIONS,
  type StoredKey,
  type StoredQuestion,
} from "./questions/questions";

/** A stored assessment. Choices are plain text here, because old data may hold values that are on no list. */
export const Assessment = z.object({
  id: z.string(),
  userId: z.string().nullable(),
  ...byKey<StoredSchemas, StoredQuestion>(STORED_QUESTIONS, storedSchema),
  aiReadinessScore: z.int().nullable(),
  roadmapGenerated: z.boolean(),
  leadScore: z.int().nullable(),
  leadQualified: z.boolean(),
  paymentStatus: z.string(),
  couponCode: z.string().nullable(),
  stripePaymentId: z.string().nullable(),
  paidAt: z.date().nullable(),
  /** The owner closed the link with the id in it to all but themselves and the admins. */
  linkClosed: z.boolean(),
  /** What its owner said that sentences of theirs are about. */
  sentenceTopics: SentenceTopics.optional(),
  /** What today's trouble costs, as its owner counted it, or that what was read as a cost is none. */
  ownCost: SaidCost.nullish(),
  createdAt: z.date(),
  updatedAt: z.date(),
});
export type Assessment = z.infer<typeof Assessment>;

/** The answers alone: what scoring and writing are made from. */
export type Answers = Pick<Assessment, StoredKey | "sentenceTopics" | "ownCost">;

type StoredSchemas = { [Asked in Declared as Exclude<Asked["key"], KeyOf<"consent">>]: StoredSchema<Asked> };
type StoredSchema<Asked extends Declared> = Asked extends { kind: "checkboxes" | "challenges" }
  ? z.ZodArray<z.ZodString>
  : Asked extends { kind: "slider" }
    ? z.ZodInt
    : Asked extends { kind: "email" | "text" | "longText" } | { mayBeNull: true }
      ? z.ZodNullable<z.ZodString>
      : z.ZodString;

function storedSchema(question: StoredQuestion) {
  if (isList(question)) return z.array(z.string());
  if (question.kind === "slider") return z.int();
  const isNeverNull = question.kind === "line" || ("options" in question && !question.mayBeNull);
  return isNeverNull ? z.string() : z.string().nullable();
}

/**
 * What anyone with the link may see. The link is a key that gets forwarded, so what belongs to the business (lead
 * score, coupon, payment), the email address and what was answered about the household stay out: of the last, pages
 * show the scores and texts that the server makes of it.
 */
export const PublicAssessment = Assessment.omit({
  userId: true,
  leadScore: true,
  leadQualified: true,
  couponCode: true,
  stripePaymentId: true,
  linkClosed: true,
  sentenceTopics: true,
  ownCost: true,
  ...byKey<Record<HiddenKey, true>>(HIDDEN_QUESTIONS, () => true),
});
export type PublicAssessment = z.infer<typeof PublicAssessment>;

export const isUnlocked = (assessment: { paymentStatus: string }): boolean =>
  assessment.paymentStatus === "paid" || assessment.paymentStatus === "coupon_used";
