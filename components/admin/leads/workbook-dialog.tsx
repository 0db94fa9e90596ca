"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { ChoiceGroup } from "@/components/ui/choice-group";
import { ChoiceRow } from "@/components/ui/choice-row";
import { Dialog } from "@/components/ui/dialog";
import { DialogActions } from "@/components/ui/dialog-actions";
import { keepColumns, readColumns } from "@/lib/client/kept-columns";
import { NO_COLUMN } from "@/lib/domain/export/workbook";
import { COLUMN_GROUPS, WORKBOOK_COLUMNS } from "@/lib/domain/export/workbook-columns";
import { useExport } from "./use-export";

interface WorkbookDialogProps {
  filter: string;
  onClose: () => void;
}

const EVERY = WORKBOOK_COLUMNS.map(({ key }) => key);

/** Which columns a workbook for people has; this device remembers the choice. */
export function WorkbookDialog({ filter, onClose }: WorkbookDialogProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(readColumns() ?? EVERY));
  const { isExporting, startWorkbook, alert } = useExport(filter);
  const toggle = (key: string) => {
    const next = new Set(chosen);
    if (!next.delete(key)) next.add(key);
    setChosen(next);
  };
  const columns = EVERY.filter((key) => chosen.has(key));
  const download = () => {
    keepColumns(columns);
    void startWorkbook(columns);
  };
  return (
    <Dialog isOpen onClose={onClose} title="Excel Workbook" size="wide">
      <p className="text-muted-foreground text-sm">
        The listed leads in words, with Pacific times, owner and notes. Answers about the household are never
        in it.
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-3 text-sm">
        <Button variant="outline" size="sm" onClick={() => setChosen(new Set(EVERY))}>
          All Columns
        </Button>
        <Button variant="outline" size="sm" onClick={() => setChosen(new Set())}>
          No Columns
        </Button>
        <p role="status">{`${columns.length} of ${EVERY.length} columns`}</p>
      </div>
      <div className="mt-5 grid gap-6">
        {COLUMN_GROUPS.map((group) => (
          <ChoiceGroup key={group} id={`columns-${group}`} legend={group} columns={3}>
            {WORKBOOK_COLUMNS.filter((column) => column.group === group).map(({ key, label }) => (
              <ChoiceRow key={key} type="checkbox" checked={chosen.has(key)} onChange={() => toggle(key)}>
                {label}
              </ChoiceRow>
            ))}
          </ChoiceGroup>
        ))}
      </div>
      <DialogActions className="mt-6 max-sm:grid">
        {columns.length === 0 && <p className="text-sm">{NO_COLUMN}</p>}
        <Button disabled={isExporting || columns.length === 0} onClick={download}>
          {isExporting ? "Exporting..." : "Download Workbook"}
        </Button>
      </DialogActions>
      {alert}
    </Dialog>
  );
}
