import type { Account } from "@/lib/data/store/users";
import { Failure } from "@/lib/domain/failure";
import { SIGN_IN_REQUIRED } from "@/lib/domain/http-messages";
import type { Context } from "../context";

/** The signed-in account. */
export async function signedInAccount({ actor, store }: Context): Promise<Account> {
  const account = actor.kind === "user" ? await store.users.findAccount({ id: actor.userId }) : null;
  if (account === null) throw new Failure("unauthenticated", SIGN_IN_REQUIRED);
  return account;
}
