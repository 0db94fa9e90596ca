import type { PaperParts } from "@/lib/domain/report/paper";
import type { FamilyVisibility } from "@/lib/domain/report/sections";
import { findUnlockedAssessment } from "../assessment/find-assessment";
import type { Context } from "../context";
import { composePaper } from "./compose-paper";

/** Everything that the report at a link is drawn from. */
export async function readPaper(context: Context, id: string, family: FamilyVisibility): Promise<PaperParts> {
  const assessment = await findUnlockedAssessment(context, id);
  return composePaper(context, assessment, { family, withInterview: true });
}
