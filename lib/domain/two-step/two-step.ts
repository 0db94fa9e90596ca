import { z } from "zod";
import { GivenPassword } from "../account/credentials";
import { SecondStepCode } from "./code";

export const RECOVERY_CODES = 8;

/** Whether the signed-in admin has it, and how many recovery codes are left. */
export const TwoStepState = z.object({ isOn: z.boolean(), since: z.date().nullable(), codesLeft: z.int() });
export type TwoStepState = z.infer<typeof TwoStepState>;

export const TwoStepBegin = z.object({ password: GivenPassword });
/** What goes into the app, shown this once. */
export const TwoStepBegun = z.object({ secret: z.string(), url: z.string() });
export type TwoStepBegun = z.infer<typeof TwoStepBegun>;

export const TwoStepConfirm = z.object({ code: SecondStepCode });
export const TwoStepConfirmed = z.object({ recoveryCodes: z.array(z.string()) });
export type TwoStepConfirmed = z.infer<typeof TwoStepConfirmed>;

export const TwoStepEnd = z.object({ password: GivenPassword, code: SecondStepCode });
export type TwoStepEnd = z.infer<typeof TwoStepEnd>;

/** The sign-ins of an account that have not ended. */
export const OwnSessions = z.object({
  email: z.string(),
  sessions: z.array(z.object({ createdAt: z.date(), expiresAt: z.date(), isThis: z.boolean() })),
});
export type OwnSessions = z.infer<typeof OwnSessions>;
