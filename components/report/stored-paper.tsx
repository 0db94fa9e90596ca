import { Remembered } from "@/lib/domain/remembered";
import type { PaperParts } from "@/lib/domain/report/paper";
import { ReportDocument } from "./report-document";

const KEPT = 50;
const drawn = new Remembered<string>(KEPT);

/** The markup of a paper that was drawn before, by its version; undefined where it has to be drawn. */
export const findDrawn = (version: string): string | undefined => drawn.find(version);

/** Draws a paper once and keeps the markup: drawing it anew for each reader is most of what the page costs. */
export async function drawPaper(version: string, readParts: () => Promise<PaperParts>): Promise<string> {
  const markup = await drawn.get(version, async () => {
    const [{ renderToStaticMarkup }, parts] = await Promise.all([import("react-dom/server"), readParts()]);
    return renderToStaticMarkup(<ReportDocument {...parts} />);
  });
  return markup ?? "";
}

/**
 * Shows a drawn paper. The one place that puts markup into a page: all of it was written by React from our own
 * components a moment ago, with everything that anybody typed escaped.
 */
export const StoredPaper = ({ markup }: { markup: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: only what `drawPaper` has rendered gets here
  <div dangerouslySetInnerHTML={{ __html: markup }} />
);
