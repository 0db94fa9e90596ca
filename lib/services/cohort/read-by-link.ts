import { brand } from "@/lib/brand";
import type { CohortParts } from "@/lib/domain/cohort/document";
import { COHORT_ENDED } from "@/lib/domain/cohort/messages";
import { Failure } from "@/lib/domain/failure";
import { companyFileName } from "@/lib/domain/report/file-name";
import { isShareToken } from "@/lib/domain/share/share";
import type { Context } from "../context";
import { hashToken } from "../hash-token";
import type { PrintedReport } from "../report/print-report";

/** What a reading link opens. Unknown and ended are the same refusal; reading changes and counts nothing. */
export async function readByLink(context: Context, token: string): Promise<CohortParts> {
  const found = isShareToken(token)
    ? await context.store.cohorts.findByToken(hashToken(token), context.now())
    : null;
  if (found?.snapshot == null || found.publishedAt === null) throw new Failure("not_found", COHORT_ENDED);
  const { name, publishedAt, snapshot } = found;
  return { name, publishedAt, figures: snapshot.figures, chapter: brand.chapter };
}

/** The same as a PDF or as slides. Ended while it was made, it is not given out. */
export async function takeCohortFile(
  context: Context,
  token: string,
  type: "pdf" | "pptx",
): Promise<PrintedReport> {
  const parts = await readByLink(context, token);
  const content = await context.makeCohortFile(type, parts);
  await readByLink(context, token);
  return { fileName: companyFileName("AI-readiness", parts.name, parts.publishedAt, type), content };
}
