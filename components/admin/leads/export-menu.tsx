"use client";

import { Menu, MenuItem } from "../shell/menu";
import { useExport } from "./use-export";

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
