import type { LeadFilter } from "@/lib/domain/lead/filter";
import type { Context } from "../context";

/** A filter with "me" as the admin who asks. */
export const ownFilter = <Filter extends LeadFilter>({ actor }: Context, filter: Filter): Filter =>
  filter.owner === "me" && actor.kind === "user" ? { ...filter, owner: actor.userId } : filter;
