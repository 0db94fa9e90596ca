"use client";

import "@/lib/domain/zod-jitless";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { adminDownload } from "@/lib/client/admin-download";
import { isSessionOver } from "@/lib/client/admin-session";
import { detailOf } from "@/lib/client/api";
import { useAdmin } from "@/lib/client/hooks/use-admin";
import { useListTop } from "@/lib/client/hooks/use-list-top";
import { useScrollReturn } from "@/lib/client/hooks/use-scroll-return";
import type { Serialized } from "@/lib/client/serialized";
import { toast } from "@/lib/client/toast";
import { AUDIT_ACTIONS } from "@/lib/domain/audit/audit";
import { type AuditLine, type AuditTrail, auditFileName, FETCH_AUDIT_FAILED } from "@/lib/domain/audit/log";
import { shortMoment } from "@/lib/domain/dates";
import { EXPORT_FAILED } from "@/lib/domain/export/export";
import { AdminPage } from "../shell/admin-page";
import { Cell, DataTable, Row, TableLoading, TypedCell } from "../shell/data-table";
import { Pager } from "../shell/pager";
import { TableEmpty, TableProblem } from "../shell/table-states";
import { AuditFilters } from "./audit-filters";
import { searchParamsOf, useAuditSearchParams } from "./use-audit-search-params";

type Line = Serialized<AuditLine>;
const COLUMNS = ["When", "Who", "What", "Target", "Outcome", "Details", "Request"];

/** Who did what to what, and when. Nothing here can be changed. */
export function AuditScreen() {
  const { page, change, ...chosen } = useAuditSearchParams();
  const [isExporting, setExporting] = useState(false);
  const filter = searchParamsOf(chosen);
  const searchParams = new URLSearchParams([["page", String(page)], ...filter]);
  const { data, error, mutate } = useAdmin<AuditTrail>(`/api/admin/audit?${searchParams}`, {
    keepPreviousData: true,
  });
  const { top, turnTo } = useListTop(data?.page, error, (wanted) => change({ page: wanted }));
  useScrollReturn(data !== undefined);

  const save = async () => {
    setExporting(true);
    try {
      await adminDownload(`/api/admin/audit/export?${filter}`, auditFileName(new Date()));
    } catch (error) {
      if (!isSessionOver(error)) toast({ title: EXPORT_FAILED, tone: "problem" });
    } finally {
      setExporting(false);
    }
  };

  return (
    <AdminPage title="Audit log" here="/admin/audit">
      <AuditFilters chosen={chosen} onChange={change}>
        <Button variant="outline" className="text-sm" disabled={isExporting} onClick={() => void save()}>
          {isExporting ? "Exporting..." : "Export CSV"}
        </Button>
      </AuditFilters>
      {error ? (
        <TableProblem message={detailOf(error, FETCH_AUDIT_FAILED)} onRetry={() => mutate()} />
      ) : data === undefined ? (
        <TableLoading label="Loading the audit log..." columns={COLUMNS} isWide />
      ) : data.events.length === 0 ? (
        <TableEmpty
          title="No audit entries"
          text={
            filter.size === 0
              ? "Sign-ins, exports, changes and deletions appear here."
              : "No entry matches your search and filters."
          }
        />
      ) : (
        <DataTable ref={top} label="Audit log" columns={COLUMNS} isWide>
          {data.events.map((line) => (
            <AuditRow key={line.id} line={line} />
          ))}
        </DataTable>
      )}
      {data && (
        <div className="mt-3">
          <Pager {...data} count={data.events.length} onPage={turnTo} />
        </div>
      )}
    </AdminPage>
  );
}

const AuditRow = ({ line }: { line: Line }) => (
  <Row>
    <Cell>
      <time dateTime={line.at}>{shortMoment(line.at)}</time>
    </Cell>
    <TypedCell>{line.actorName ?? KINDS[line.actorKind] ?? line.actorKind}</TypedCell>
    <Cell isNarrow={false}>{labelOf(line.action)}</Cell>
    <TypedCell>
      <Target line={line} />
    </TypedCell>
    <Cell>{line.outcome === "done" ? "Done" : <strong className="text-destructive">Refused</strong>}</Cell>
    <Cell isNarrow={false}>{line.details}</Cell>
    <Cell>
      <span className="font-mono text-muted-foreground text-xs">{line.requestId?.slice(0, 8)}</span>
    </Cell>
  </Row>
);

/** The name of today, else the id of what was deleted. */
function Target({ line: { targetKind, targetId, targetName, isDeleted } }: { line: Line }) {
  if (targetId === null) return null;
  if (targetId === "all") return "All";
  const name = targetName ?? <span className="font-mono text-xs">{targetId.slice(0, 13)}</span>;
  if (isDeleted)
    return (
      <>
        {name}
        <span className="text-muted-foreground"> (deleted)</span>
      </>
    );
  if (targetKind !== "assessment" || targetName === null) return name;
  return (
    <a href={`/admin/report/${targetId}`} className="underline">
      {name}
    </a>
  );
}

const KINDS: Readonly<Record<string, string>> = {
  visitor: "Visitor",
  system: "System",
  user: "Deleted user",
  admin: "Deleted admin",
};

const LABELS: Readonly<Record<string, string>> = AUDIT_ACTIONS;
const labelOf = (action: string): string => LABELS[action] ?? action;
