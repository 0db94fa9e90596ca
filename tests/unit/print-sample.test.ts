import type { ReportParts } from "@/lib/domain/report/document/document";
import { printSample } from "@/lib/services/report/print-sample";
import { contextOf } from "../support/context";

test("the sample's PDF is the report as it is mailed: without the section about home, under its own name", async () => {
  const rendered: unknown[] = [];
  const context = contextOf({
    renderPdf: async (id: string, parts: ReportParts) => {
      rendered.push([id, parts.family, parts.assessment.companyName]);
      return new Uint8Array([1]);
    },
  });
  const { fileName, content } = await printSample(context);
  expect(fileName).toMatch(/^Sample-AI-readiness-report-Halden-Creek-Joinery.*\.pdf$/);
  expect(content).toEqual(new Uint8Array([1]));
  expect(rendered).toEqual([["sample", "hidden", "Halden Creek Joinery Ltd."]]);
});
