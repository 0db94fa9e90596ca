import { type Assessment, isUnlocked } from "@/lib/domain/assessment/assessment";
import type { Context } from "../context";
import { isOwner } from "./require-owner";

/**
 * Whether the caller may still say something that the report is made from. A report that is written keeps the words it
 * has, which its readers may have been sent; what is said then could change nothing in it, so it is not asked.
 */
export const mayStillShape = async (context: Context, assessment: Assessment): Promise<boolean> =>
  !isUnlocked(assessment) &&
  (await isOwner(context, assessment)) &&
  !(await context.store.reports.has(assessment.id));
