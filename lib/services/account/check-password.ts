import type { Account } from "@/lib/data/store/users";
import type { Login } from "@/lib/domain/account/credentials";
import { LOGIN_FAILED_DETAIL } from "@/lib/domain/account/messages";
import { Failure } from "@/lib/domain/failure";
import { recordAudit } from "../audit/record-audit";
import type { Context } from "../context";
import { hashPassword, isOutdated, isPassword } from "./password-hash";

/** The account whose password this is. An unknown address and a wrong password are the same refusal. */
export async function checkPassword(context: Context, { email, password }: Login): Promise<Account> {
  const account = await context.store.users.findAccount({ email });
  const fits = await isPassword(account?.password ?? null, password);
  if (account === null || !fits || hasExpired(account, context.now())) {
    await recordAudit(context, context.store, { action: "sign_in_failed", outcome: "refused" });
    throw new Failure("unauthenticated", LOGIN_FAILED_DETAIL);
  }
  if (isOutdated(account.password)) {
    await context.store.users.upgradeHash(account.id, account.password, await hashPassword(password));
  }
  return account;
}

const hasExpired = ({ temporaryUntil }: Account, now: Date): boolean =>
  temporaryUntil !== null && temporaryUntil <= now;
