import type { Actor } from "@/lib/services/context";

export interface Caller {
  actor: Actor;
  /** True where the cookie says who calls: then a change must come from our own pages. */
  ridesOnCookie: boolean;
}

export async function identify(_headers: Headers): Promise<Caller> {
  return { actor: { kind: "visitor" }, ridesOnCookie: false };
}
