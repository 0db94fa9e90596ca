import type { Actor, Context } from "@/lib/services/context";

/** What a test gives of a context: its actor as it is, and of the rest whatever the verb asks for. */
interface Given {
  actor?: Actor;
  [part: string]: unknown;
}

/** A context holds the whole store; one verb asks only a little of it, and a test gives it that and nothing else. */
export const contextOf = (given: Given): Context => given as unknown as Context;
