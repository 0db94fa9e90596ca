import { differenceOf, firmsApart } from "@/lib/domain/comparison/disclosure";
import { firmKey } from "@/lib/domain/comparison/firm-key";
import { STEP } from "@/lib/domain/comparison/similar";
import type { Context } from "../context";
import { isFreeMail } from "./is-free-mail";

/**
 * How many firms differ between what would be published now and what was: 0 where they are the same. Which firm an
 * assessment is of is looked up where it matters alone, so that it is always of a few.
 */
export async function countApart(
  { store }: Pick<Context, "store">,
  now: ReadonlySet<string>,
  then: readonly string[],
): Promise<number> {
  const difference = differenceOf(now, then);
  const { gone, come } = difference;
  if (gone.length === 0 || come.length === 0 || Math.max(gone.length, come.length) >= STEP)
    return gone.length + come.length;
  const named = await store.comparisons.findNames([...gone, ...come]);
  return firmsApart(difference, new Map(named.map((one) => [one.id, firmKey(one, isFreeMail)])));
}
