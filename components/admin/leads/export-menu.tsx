"use client";

import { useOpened } from "@/lib/client/hooks/use-history";
import type { ExportChoice } from "@/lib/domain/export/export";
import { Menu, MenuItem } from "../shell/menu";
import { ExportPreviewDialog } from "./export-preview-dialog";
import { useExport } from "./use-export";
import { WorkbookDialog } from "./workbook-dialog";

interface LeadExportMenuProps {
  /** The filter of the list as a query string, such as `q=osei&industry=retail`; empty for everything. */
  filter: string;
  label?: string;
}

const FILES: readonly (ExportChoice & { label: string })[] = [
  { label: "Basic CSV", format: "csv", type: "standard" },
  { label: "Basic JSON", format: "json", type: "standard" },
  { label: "Full AI Report CSV", format: "csv", type: "comprehensive" },
  { label: "Full AI Report JSON", format: "json", type: "comprehensive" },
];

/** Exports of exactly the listed leads, and the preview. */
export function LeadExportMenu({ filter, label: name = "Export" }: LeadExportMenuProps) {
  const { isExporting, start, alert } = useExport(filter);
  const { opened, open, close } = useOpened(name === "Export" ? "export" : "export-selected");
  return (
    <>
      <Menu label={isExporting ? "Exporting..." : name} isBusy={isExporting}>
        {FILES.map(({ label, ...choice }) => (
          <MenuItem key={label} onSelect={() => start(choice)}>
            {label}
          </MenuItem>
        ))}
        <MenuItem onSelect={() => open("preview")}>Preview AI Data</MenuItem>
        <MenuItem onSelect={() => open("workbook")}>Excel Workbook...</MenuItem>
      </Menu>
      {opened === "preview" && <ExportPreviewDialog filter={filter} onClose={close} />}
      {opened === "workbook" && <WorkbookDialog filter={filter} onClose={close} />}
      {alert}
    </>
  );
}

/** Export Data, in the header: everything, as CSV or JSON. */
export function ExportMenu() {
  const { isExporting, start, alert } = useExport("");
  return (
    <>
      <Menu label={isExporting ? "Exporting..." : "Export Data"} isBusy={isExporting}>
        <MenuItem onSelect={() => start({ format: "csv", type: "standard" })}>Export as CSV</MenuItem>
        <MenuItem onSelect={() => start({ format: "json", type: "standard" })}>Export as JSON</MenuItem>
      </Menu>
      {alert}
    </>
  );
}
