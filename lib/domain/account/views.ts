import { z } from "zod";
import { Role } from "../user/role";

/** Who is signed in, as the browser may know it. */
export const SignedInUser = z.object({
  id: z.uuid(),
  email: z.string(),
  role: Role,
  /** The password is a temporary one: nothing works before one's own is set. */
  mustSetPassword: z.boolean(),
});
export type SignedInUser = z.infer<typeof SignedInUser>;

export const SignedIn = z.object({ success: z.literal(true), token: z.string(), user: SignedInUser });
export type SignedIn = z.infer<typeof SignedIn>;

export const Registered = SignedIn.extend({
  /** Whether the assessment that came with the registration is now in the account. */
  linked: z.boolean(),
  message: z.string(),
});
export type Registered = z.infer<typeof Registered>;

export const Verified = z.object({ user: SignedInUser });

export const ResetAsked = z.object({ message: z.string() });

/** One card of My Reports. */
export const OwnAssessment = z.object({
  id: z.uuid(),
  companyName: z.string(),
  executiveName: z.string(),
  companyIndustry: z.string(),
  companyEmployees: z.string(),
  paymentStatus: z.string(),
  roadmapGenerated: z.boolean(),
  /** 0 to 100; null while it is not calculated. */
  aiReadinessScore: z.number().nullable(),
  createdAt: z.coerce.date(),
  /** Whether the account owns it; else it is a bookmark. */
  isOwn: z.boolean(),
  /** The earlier assessment that it takes again; null where it is a first one. */
  retakeOf: z.uuid().nullable(),
  /** When the owner is reminded to take it again; null where they do not want to be. */
  remindRetakeAt: z.coerce.date().nullable(),
  /** Whether its firm is counted in figures that compare firms. */
  isCounted: z.boolean(),
});
export type OwnAssessment = z.infer<typeof OwnAssessment>;

export const OwnAssessments = z.object({ assessments: z.array(OwnAssessment) });
export type OwnAssessments = z.infer<typeof OwnAssessments>;
