import { z } from "zod";

/** A stored assessment. Choices are plain text here, because old data may hold values that are on no list. */
export const Assessment = z.object({
  id: z.string(),
  userId: z.string().nullable(),
  executiveName: z.string(),
  executiveTitle: z.string(),
  executiveEmail: z.string().nullable(),
  companyName: z.string(),
  companyRevenue: z.string(),
  companyEmployees: z.string(),
  companyIndustry: z.string(),
  companyBusinessModel: z.string().nullable(),
  companyMarkets: z.string().nullable(),
  headOfficeLocation: z.string().nullable(),
  customLocation: z.string().nullable(),
  officeExpansion: z.array(z.string()),
  businessChallenges: z.array(z.string()),
  otherChallenge: z.string().nullable(),
  aiConfidence: z.int(),
  aiToolsUsed: z.array(z.string()),
  aiExperience: z.string().nullable(),
  aiPerception: z.string(),
  orgAiElements: z.array(z.string()),
  orgPosture: z.string(),
  aiFriction: z.string().nullable(),
  aiDepartments: z.array(z.string()),
  enterprisePlatforms: z.array(z.string()),
  otherPlatforms: z.string().nullable(),
  preparednessLevel: z.string().nullable(),
  householdAiUse: z.array(z.string()),
  householdAiUseOther: z.string().nullable(),
  childAiConcerns: z.array(z.string()),
  rulesForChildren: z.string().nullable(),
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
  createdAt: z.date(),
  updatedAt: z.date(),
});
export type Assessment = z.infer<typeof Assessment>;

/** The answers alone: what scoring and writing are made from. */
export type Answers = Omit<
  Assessment,
  | "id"
  | "userId"
  | "aiReadinessScore"
  | "roadmapGenerated"
  | "leadScore"
  | "leadQualified"
  | "paymentStatus"
  | "couponCode"
  | "stripePaymentId"
  | "paidAt"
  | "linkClosed"
  | "createdAt"
  | "updatedAt"
>;

/**
 * What anyone with the link may see. The link is a key that gets forwarded, so what belongs to the business (lead
 * score, coupon, payment), the email address and what was answered about the household stay out: of the last, pages
 * show the scores and texts that the server makes of it.
 */
export const PublicAssessment = Assessment.omit({
  userId: true,
  executiveEmail: true,
  leadScore: true,
  leadQualified: true,
  couponCode: true,
  stripePaymentId: true,
  linkClosed: true,
  preparednessLevel: true,
  householdAiUse: true,
  householdAiUseOther: true,
  childAiConcerns: true,
  rulesForChildren: true,
});
export type PublicAssessment = z.infer<typeof PublicAssessment>;

export const isUnlocked = (assessment: { paymentStatus: string }): boolean =>
  assessment.paymentStatus === "paid" || assessment.paymentStatus === "coupon_used";
