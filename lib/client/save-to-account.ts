import { REPORT_NOT_SAVED } from "@/lib/domain/account/own-account-messages";
import { REGISTERED_AND_SAVED } from "@/lib/domain/account/server-messages";
import type { Registered } from "@/lib/domain/account/views";
import { api } from "./api";
import { becomeSignedIn } from "./sign-in";

interface NewAccount {
  email: string;
  password: string;
  assessmentId: string;
}

interface Saved {
  isSaved: boolean;
  message: string;
}

/**
 * Makes an account, signs it in and gives it the assessment. The account is there whether or not that last step
 * worked; only the message changes. Throws as `api` does where there is no account.
 */
export async function saveToNewAccount(account: NewAccount): Promise<Saved> {
  const { token, linked, message } = await api<Registered>("/api/auth/register", {
    method: "POST",
    body: account,
    as: "visitor",
  });
  becomeSignedIn("user", token);
  if (linked) return { isSaved: true, message };
  return linkAssessment(account.assessmentId).then(
    () => ({ isSaved: true, message: REGISTERED_AND_SAVED }),
    () => ({ isSaved: false, message: message || REPORT_NOT_SAVED }),
  );
}

/** Adds an assessment without an owner to the signed-in user's reports. */
export const linkAssessment = (assessmentId: string): Promise<unknown> =>
  api("/api/user/link-assessment", { method: "POST", body: { assessmentId }, as: "user" });
