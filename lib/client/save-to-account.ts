import { api } from "./api";
import { becomeSignedIn } from "./sign-in";

interface NewAccount {
  email: string;
  password: string;
  assessmentId: string;
}

/**
 * Makes an account, signs it in and gives it the assessment. Whether that last step worked is the answer: the
 * account is there either way. Throws as `api` does where there is no account.
 */
export async function saveToNewAccount(account: NewAccount): Promise<boolean> {
  const { token, linked } = await api<{ token: string; linked?: boolean }>("/api/auth/register", {
    method: "POST",
    body: account,
    as: "nobody",
  });
  becomeSignedIn("user", token);
  return (
    linked === true ||
    linkAssessment(account.assessmentId).then(
      () => true,
      () => false,
    )
  );
}

/** Adds an assessment that nobody owns to the reports of whoever is signed in. */
export const linkAssessment = (assessmentId: string): Promise<unknown> =>
  api("/api/user/link-assessment", { method: "POST", body: { assessmentId }, as: "user" });
