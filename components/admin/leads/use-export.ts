import { useState } from "react";
import { adminDownload } from "@/lib/client/admin-download";
import { isSessionOver } from "@/lib/client/admin-session";
import { EXPORT_FAILED, type ExportChoice, exportFileName, exportUrl } from "@/lib/domain/export/export";
import { useAlert } from "../shell/use-alert";

/** Downloads of the leads that a filter lets through; one at a time. */
export function useExport(filter: string) {
  const [isExporting, setExporting] = useState(false);
  const { say, alert } = useAlert();
  const start = async (choice: ExportChoice) => {
    setExporting(true);
    try {
      const now = new Date();
      await adminDownload(exportUrl(choice, filter, now), exportFileName(choice, now));
    } catch (error) {
      if (!isSessionOver(error)) say({ title: EXPORT_FAILED });
    } finally {
      setExporting(false);
    }
  };
  return { isExporting, start, alert };
}
