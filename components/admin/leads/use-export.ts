import { useState } from "react";
import { adminDownload } from "@/lib/client/admin-download";
import { isSessionOver } from "@/lib/client/admin-session";
import { EXPORT_FAILED, type ExportChoice, exportFileName, exportUrl } from "@/lib/domain/export/export";
import { workbookFileName, workbookUrl } from "@/lib/domain/export/workbook";
import { useAlert } from "../shell/use-alert";

/** Downloads of the leads that a filter lets through; one at a time. */
export function useExport(filter: string) {
  const [isExporting, setExporting] = useState(false);
  const { say, alert } = useAlert();
  const take = async (url: string, name: string) => {
    setExporting(true);
    try {
      await adminDownload(url, name);
    } catch (error) {
      if (!isSessionOver(error)) say({ title: EXPORT_FAILED });
    } finally {
      setExporting(false);
    }
  };
  const start = (choice: ExportChoice) => {
    const now = new Date();
    return take(exportUrl(choice, filter, now), exportFileName(choice, now));
  };
  const startWorkbook = (columns: readonly string[]) => {
    const now = new Date();
    return take(workbookUrl(columns, filter, now), workbookFileName(now));
  };
  return { isExporting, start, startWorkbook, alert };
}
