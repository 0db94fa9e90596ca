import type { Account } from "@/lib/data/store/users";
import { OLD_PASSWORD_WRONG } from "@/lib/domain/account/server-messages";
import { Failure } from "@/lib/domain/failure";
import type { Context } from "../context";
import { isPassword } from "./password-hash";
import { signedInAccount } from "./signed-in-account";

/** The signed-in account, once more by its password: for what a borrowed session must not do. */
export async function requirePassword(
  context: Context,
  password: string,
  path = "password",
): Promise<Account> {
  const account = await signedInAccount(context);
  if (await isPassword(account.password, password)) return account;
  const issues = [{ path, message: OLD_PASSWORD_WRONG }];
  throw new Failure("invalid", OLD_PASSWORD_WRONG, { issues });
}
