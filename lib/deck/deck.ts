import type { ReportParts } from "@/lib/domain/report/document/document";
import type { ReportTarget } from "@/lib/domain/report/files";
import type { Slide } from "./box";
import { deckInput, type SlideBuilder, type SlideContent } from "./deck-input";
import { framed } from "./frame";
import { packDeck } from "./pack";
import { method } from "./slides/method";
import { notNow } from "./slides/not-now";
import { plan } from "./slides/plan";
import { threeMoves } from "./slides/three-moves";
import { titleSlide } from "./slides/title";
import { whatWeAsk } from "./slides/what-we-ask";
import { whereWeStand } from "./slides/where-we-stand";
import { why } from "./slides/why";

/** After the title and before the method. */
const BUILDERS: readonly SlideBuilder[] = [whereWeStand, why, threeMoves, notNow, plan, whatWeAsk];

/** Eight slides for the board, from the report and in its words. */
export function slidesOf(report: ReportParts, target?: ReportTarget): Slide[] {
  const input = deckInput(report, target);
  const { companyName } = report.assessment;
  const of = BUILDERS.length + 2;
  const frame = (content: SlideContent, place: number) =>
    framed({ companyName, place, of, eyebrow: content.eyebrow, title: content.title }, content.boxes);
  const slides = [titleSlide(input), ...BUILDERS.map((build, place) => frame(build(input), place + 2))];
  return [...slides, frame(method(input, slides), of)];
}

export const boardDeck = (report: ReportParts, target?: ReportTarget): Promise<Uint8Array> =>
  packDeck({
    title: `AI readiness: ${report.assessment.companyName}`,
    author: report.assessment.executiveName,
    slides: slidesOf(report, target),
  });
