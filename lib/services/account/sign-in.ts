import type { Account } from "@/lib/data/store/users";
import type { Login } from "@/lib/domain/account/credentials";
import type { SignedIn } from "@/lib/domain/account/views";
import { recordAudit } from "../audit/record-audit";
import type { Context, SessionGrant } from "../context";
import { requireSecondStep } from "../two-step/require-second-step";
import { checkPassword } from "./check-password";
import { signedIn, startSession } from "./start-session";

export async function signIn(context: Context, login: Login): Promise<SignedIn> {
  const { account, grant } = await openSession(context, login);
  return signedIn(context, account, grant);
}

/** The one credential check of the product, whichever call it comes through. */
export async function openSession(
  context: Context,
  login: Login,
): Promise<{ account: Account; grant: SessionGrant }> {
  const account = await checkPassword(context, login);
  await requireSecondStep(context, context.store, {
    userId: account.id,
    code: login.code,
    refusal: "unauthenticated",
  });
  const grant = await context.transaction(async (tx) => {
    await recordAudit(context, tx, {
      action: "signed_in",
      actorId: account.id,
      target: { kind: "user", id: account.id },
    });
    return startSession(context, tx, account);
  });
  return { account, grant };
}
