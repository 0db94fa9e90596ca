import type { Context } from "../context";
import { type PrintedReport, printReportView } from "./print-report";
import { readSample } from "./read-sample";

/** The sample as a PDF, drawn once and then cached like any other; as a report is mailed, so without the family section. */
export async function printSample(context: Context): Promise<PrintedReport> {
  const { fileName, content } = await printReportView(context, "sample", {
    ...(await readSample()),
    family: "hidden",
  });
  return { fileName: `Sample-${fileName}`, content };
}
