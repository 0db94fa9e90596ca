import { readFileSync } from "node:fs";
import { FILE_KINDS, FILE_NAMES } from "@/lib/domain/report/file-kinds";
import { submission } from "../support/submission";
import { expect, test } from "./support";
import { pressOn, tabTo } from "./tab-to";

test("the keyboard alone takes each of the files from a report", async ({ page, baseURL }) => {
  const headers = { Origin: baseURL ?? "" };
  const made = await page.request.post("/api/assessments", { data: submission(), headers });
  const { assessmentId: id } = await made.json();
  await page.request.post("/api/validate-coupon", {
    data: { code: "DEMO2025", assessmentId: id },
    headers,
  });
  await page.request.get(`/api/assessments/${id}/report`);
  await page.goto(`/report/${id}`);
  await pressOn(page, "Take It to Work");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  for (const name of FILE_NAMES) {
    const link = dialog.getByRole("link", { name: FILE_KINDS[name].label });
    await tabTo(page, link);
    const [file] = await Promise.all([page.waitForEvent("download"), page.keyboard.press("Enter")]);
    expect(file.suggestedFilename()).toMatch(new RegExp(`\\.${name.split(".").at(-1)}$`));
    const bytes = readFileSync(await file.path());
    expect(bytes.subarray(0, 2).toString("hex"), name).toBe(BEGINS[name.split(".").at(-1) ?? ""]);
    expect(bytes.length, name).toBeGreaterThan(500);
  }
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Take It to Work" })).toBeFocused();
});

/** Office files are ZIP archives, a calendar begins with BEGIN, a CSV with the mark by which Excel knows UTF-8. */
const BEGINS: Readonly<Record<string, string>> = {
  pptx: "504b",
  docx: "504b",
  ics: "4245",
  csv: "efbb",
};
