import type { Context } from "../context";

/** Whether the caller is signed in to the account that an assessment belongs to, by proof. */
export async function isAccountOwner({ actor, store }: Context, id: string): Promise<boolean> {
  if (actor.kind !== "user" || actor.mustSetPassword) return false;
  const holder = await store.ownership.find(id);
  return holder !== null && holder.userId === actor.userId && holder.proof !== null;
}
