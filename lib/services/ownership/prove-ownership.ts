import type { Store } from "@/lib/data/store/store";
import { isVerifiedEmail, type Proof, strongest } from "@/lib/domain/assessment/ownership";
import type { Context } from "../context";

interface Owned {
  id: string;
  executiveEmail: string | null;
}

/**
 * Whether the caller has shown that an assessment is theirs: by a key in this device's cookie, by the account that owns
 * it, or by an account whose verified address it names. Having the link shows nothing: links are forwarded.
 */
export async function isProvenOwner(context: Context, assessment: Owned): Promise<boolean> {
  const { actor, ownerKeys, store } = context;
  const { id, executiveEmail } = assessment;
  if ((await store.ownership.listProofs(id, ownerKeys)).length > 0) return true;
  if (actor.kind !== "user" || actor.mustSetPassword) return false;
  const holder = await store.ownership.find(id);
  if (holder?.userId === actor.userId && holder.proof !== null) return true;
  const account = await store.users.findAccount({ id: actor.userId });
  return account !== null && isVerifiedEmail(account, executiveEmail);
}

/** The best proof that a device and an account, where there is one, bring for an assessment; null where they bring none. */
export async function proofOf(
  { ownerKeys }: Context,
  store: Store,
  { id, executiveEmail }: Owned,
  account?: { email: string; emailVerifiedAt: Date | null },
): Promise<Proof | null> {
  const byKey = await store.ownership.listProofs(id, ownerKeys);
  const isNamed = account !== undefined && isVerifiedEmail(account, executiveEmail);
  return strongest(isNamed ? ["address", ...byKey] : byKey);
}
