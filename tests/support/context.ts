import type { Db } from "@/lib/data/store/db";
import type { Actor, Context } from "@/lib/services/context";

/** What a test gives of a context: its actor as it is, and of the rest whatever the verb asks for. */
interface Given {
  actor?: Actor;
  [part: string]: unknown;
}

/** A context holds the whole store; one verb asks only a little of it, and a test gives it that and nothing else. */
export const contextOf = (given: Given): Context => given as unknown as Context;

interface Asked {
  $queryRaw(parts: TemplateStringsArray, ...values: unknown[]): Promise<unknown>;
}

/** A database of which a test asks one statement of a store: Prisma's client is far more, and cannot be half made. */
export const dbOf = (asked: Asked): Db => asked as unknown as Db;
