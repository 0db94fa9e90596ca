import { Failure } from "@/lib/domain/failure";
import type { Context, LimitOfVerbs } from "./context";

/** Takes one from a limit; false, in place of a refusal, where none is left. */
export async function takeIfLeft(context: Context, limit: LimitOfVerbs, subject: string): Promise<boolean> {
  try {
    await context.takeFromLimit(limit, subject);
    return true;
  } catch (thrown) {
    if (thrown instanceof Failure && thrown.code === "too_many_requests") return false;
    throw thrown;
  }
}
