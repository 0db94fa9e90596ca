"use client";

import { useOpened } from "@/lib/client/hooks/use-history";
import type { ExportChoice } from "@/lib/domain/export/export";
import { Menu, MenuItem } from "../shell/menu";
import { ExportPreviewDialog } from "./export-preview-dialog";
import { useExport } from "./use-export";

interface LeadExportMenuProps {
  /** The filter of the list as a query string, such as `q=osei&industry=retail`; empty for everything. */
  filter: string;
}

const FILES: readonly (ExportChoice & { label: string })[] = [
  { label: "Basic CSV", format: "csv", type: "standard" },
  { label: "Basic JSON", format: "json", type: "standard" },
  { label: "Full AI Report CSV", format: "csv", type: "comprehensive" },
  { label: "Full AI Report JSON", format: "json", type: "comprehensive" },
];

/** Exports of exactly the listed leads, and the preview. */
export function LeadExportMenu({ filter }: LeadExportMenuProps) {
  const { isExporting, start, alert } = useExport(filter);
  const { opened, open, close } = useOpened("preview");
  return (
    <>
      <Menu label={isExporting ? "Exporting..." : "Export"} isBusy={isExporting}>
        {FILES.map(({ label, ...choice }) => (
          <MenuItem key={label} onSelect={() => start(choice)}>
            {label}
          </MenuItem>
        ))}
        <MenuItem onSelect={() => open("export")}>Preview AI Data</MenuItem>
      </Menu>
      {opened !== null && <ExportPreviewDialog filter={filter} onClose={close} />}
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
