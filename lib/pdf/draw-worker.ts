import { parentPort } from "node:worker_threads";
import type { ReportParts } from "@/lib/domain/report/document/document";
import type { Drawing } from "./draw-thread";
import { renderReportPdf } from "./render-report-pdf";

/** Runs in a thread of its own: draws each paper that it is sent. */
parentPort?.on("message", async (parts: ReportParts) => {
  parentPort?.postMessage(await draw(parts));
});

/** Of a fault its stack alone goes back; the first line might quote what was typed. */
const draw = (parts: ReportParts): Promise<Drawing> =>
  renderReportPdf(parts).then(
    (pdf) => ({ pdf }),
    (error: unknown) => ({ fault: error instanceof Error ? placeOf(error) : "unknown" }),
  );

const placeOf = ({ name, stack = "" }: Error): string =>
  [name, ...stack.split("\n").filter((line) => /^\s+at /.test(line))].join("\n");
