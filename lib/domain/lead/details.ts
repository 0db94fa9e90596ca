import { z } from "zod";
import { Assessment } from "../assessment/assessment";
import { FollowUpQuestions } from "../followup/questions";
import { FREE_TEXT_MAX_CHARACTERS } from "../lengths";
import { PaymentView } from "../payment/payment";
import { RecommendedTool } from "../roadmap/roadmap";
import { TeamProgress } from "../team/team";
import { text } from "../text";
import { WritingCost } from "../writing/usage";
import { LeadActivity, SameEmail } from "./activity";
import { LeadCall } from "./call-requests";
import { LeadOrigin } from "./origin";
import { LeadStage } from "./stage";

export const NOTE_REQUIRED = "Please write something";

export const LeadNote = z.object({
  id: z.string(),
  text: z.string(),
  /** The admin's email; null where the account was deleted. */
  author: z.string().nullable(),
  createdAt: z.date(),
  /** The merged lead that it was written to; null where it is this one's own. */
  from: LeadOrigin.nullable(),
});
export type LeadNote = z.infer<typeof LeadNote>;

export const NewNote = z.object({
  text: text(FREE_TEXT_MAX_CHARACTERS).pipe(z.string().min(1, NOTE_REQUIRED)),
});

/** What an admin keeps beside a lead: how far it is, who works it, what was said. */
export const LeadWork = z.object({
  leadStatus: LeadStage.catch("new"),
  leadOwnerId: z.string().nullable(),
  /** The day of the next action, such as "2026-11-18"; null where none is set. */
  nextActionOn: z.string().nullable(),
  /** Grows with each change of these: a change says which one it was made to. */
  version: z.int(),
  notes: z.array(LeadNote),
});
export type LeadWork = z.infer<typeof LeadWork>;

/** A change of status, owner, next action or several; an owner of null gives the lead back, a day of null is none. */
export const LeadChange = z
  .object({
    status: LeadStage.optional(),
    ownerId: z.uuid().nullable().optional(),
    nextActionOn: z.iso.date().nullable().optional(),
    /** The version of what one saw when one chose. */
    version: z.int().min(0),
  })
  .refine(
    ({ status, ownerId, nextActionOn }) =>
      status !== undefined || ownerId !== undefined || nextActionOn !== undefined,
    "Nothing to change",
  );
export type LeadChange = z.infer<typeof LeadChange>;

/** What `POST …/ai-recommendations` answers. */
export const ToolRecommendations = z.object({ recommendations: z.array(RecommendedTool) });
export type ToolRecommendations = z.infer<typeof ToolRecommendations>;

/** Who can own a lead: the admins. */
export const LeadOwners = z.object({ owners: z.array(z.object({ id: z.string(), email: z.string() })) });
export type LeadOwners = z.infer<typeof LeadOwners>;

/** What `GET /api/admin/assessments/{id}/details` answers: everything that is known about one lead. */
export const LeadDetails = z.object({
  assessment: Assessment,
  followUpQuestions: FollowUpQuestions.extend({ generatedAt: z.date() }).nullable(),
  /** As it is stored: a text or an object, by its writer. */
  roadmap: z.object({ content: z.unknown(), createdAt: z.date() }).nullable(),
  aiRecommendations: z.array(RecommendedTool),
  payments: z.array(PaymentView),
  /** The newest first. */
  callRequests: z.array(LeadCall),
  work: LeadWork,
  /** What happened, the newest first. */
  activity: z.array(LeadActivity),
  /** Other assessments with the same email: those that are merged into this one, then the newest. */
  sameEmail: z.array(SameEmail),
  /** The lead that is worked in its place; null where it is worked itself. */
  mergedInto: LeadOrigin.nullable(),
  /** Whether the leader has asked the team, and how many have answered. What they answered is the leader's. */
  teamCheck: TeamProgress.nullable(),
  /** What a model was asked for this lead; empty where rules wrote all of it. */
  writingCosts: z.array(WritingCost),
});
export type LeadDetails = z.infer<typeof LeadDetails>;
