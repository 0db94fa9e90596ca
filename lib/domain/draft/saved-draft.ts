import { z } from "zod";
import { AccountEmail } from "../account/credentials";
import { type DraftAnswers, draftFrom } from "../assessment/draft";
import { STEP_COUNT } from "../assessment/step-count";

/** The wizard's own key for one submission goes along, so that two devices that send the same answers send one. */
const SUBMISSION_KEY_MAX = 100;

/** Whatever fits no question of today is dropped; what a step is called with is refused where there is no such step. */
const Saved = z.object({
  answers: z.unknown().transform(draftFrom),
  step: z.int().min(1).max(STEP_COUNT),
  submissionKey: z.string().max(SUBMISSION_KEY_MAX).default(""),
});

export const NewDraft = Saved.extend({
  email: AccountEmail,
  remind: z.boolean().default(false),
  mayContact: z.boolean().default(false),
});
export type NewDraft = z.infer<typeof NewDraft>;

export const DraftSave = Saved.extend({ version: z.int().min(1).max(2_000_000_000) });
export type DraftSave = z.infer<typeof DraftSave>;

export const DraftMade = z.object({ draftKey: z.string(), version: z.int() });
export type DraftMade = z.infer<typeof DraftMade>;

export const DraftVersion = z.object({ version: z.int() });
export type DraftVersion = z.infer<typeof DraftVersion>;

/** The token of the mail's link, or none where the device brings its own key. Any text may be one; few open something. */
export const DraftToken = z.object({ token: z.string().max(200).optional() });

export const ResumedDraft = DraftMade.extend({
  answers: z.custom<DraftAnswers>(),
  step: z.int(),
  submissionKey: z.string(),
});
export type ResumedDraft = z.infer<typeof ResumedDraft>;

/** What the page of the link asks about. */
export const AboutDraft = z.object({ companyName: z.string() });
export type AboutDraft = z.infer<typeof AboutDraft>;

/** What is sealed. */
export interface SealedDraft {
  answers: DraftAnswers;
  submissionKey: string;
}

/** The sealed text again, as today's wizard can use it. */
export function sealedDraftFrom(text: string): SealedDraft {
  const { answers, submissionKey } = SEALED.parse(JSON.parse(text));
  return { answers: draftFrom(answers), submissionKey };
}
const SEALED = z.object({ answers: z.unknown(), submissionKey: z.string().catch("") });

/** A step of an older, longer wizard is the last one of today's. */
export const stepToday = (step: number): number => Math.min(Math.max(step, 1), STEP_COUNT);

const PartialLead = z.object({
  id: z.uuid(),
  executiveName: z.string(),
  companyName: z.string(),
  email: z.string(),
  step: z.int(),
  savedAt: z.date(),
});
export type PartialLead = z.infer<typeof PartialLead>;

/** What `GET /api/admin/drafts` answers: those who agreed to be contacted; the others as numbers. */
export const DraftList = z.object({
  drafts: z.array(PartialLead),
  others: z.array(z.object({ step: z.int(), count: z.int() })),
});
export type DraftList = z.infer<typeof DraftList>;
