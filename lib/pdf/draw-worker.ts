import { parentPort } from "node:worker_threads";
import type { PaperParts } from "@/lib/domain/report/paper";
import type { Drawing } from "./draw-thread";
import { renderReportPdf } from "./render-report-pdf";

/** Runs in a thread of its own: draws each paper that it is sent. */
parentPort?.on("message", async (parts: PaperParts) => {
  parentPort?.postMessage(await draw(parts));
});

/** Of a fault its stack alone goes back; the first line might quote what was typed. */
const draw = (parts: PaperParts): Promise<Drawing> =>
  renderReportPdf(parts).then(
    (pdf) => ({ pdf }),
    (error: unknown) => ({ fault: error instanceof Error ? placeOf(error) : "unknown" }),
  );

const placeOf = ({ name, stack = "" }: Error): string =>
  [name, ...stack.split("\n").filter((line) => /^\s+at /.test(line))].join("\n");
