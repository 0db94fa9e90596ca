import type { Inherited } from "@/lib/data/store/retakes";
import type { Store } from "@/lib/data/store/store";
import { INCLUDED_MONTHS } from "@/lib/domain/retake/timing";
import { monthsBefore } from "@/lib/domain/retention";
import type { Context } from "../context";

/** What the next retake of an assessment is unlocked with; null where it is paid for like any other. */
export const findInherited = (
  { now }: Context,
  { retakes }: Pick<Store, "retakes">,
  baselineId: string,
): Promise<Inherited | null> => retakes.findInherited(baselineId, monthsBefore(now(), INCLUDED_MONTHS));
