import type { SignedInUser } from "@/lib/domain/account/views";
import type { Context } from "../context";
import { signedInAccount } from "./signed-in-account";

/** Who is signed in, as the database knows them now. */
export async function verify(context: Context): Promise<{ user: SignedInUser }> {
  const { id, email, role, temporaryUntil } = await signedInAccount(context);
  return { user: { id, email, role, mustSetPassword: temporaryUntil !== null } };
}
